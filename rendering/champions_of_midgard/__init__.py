"""Champions of Midgard in words and pictures."""
