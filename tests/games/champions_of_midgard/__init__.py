"""The rules of Champions of Midgard."""
