"""Champions of Midgard (Ole Steiness, 2015): the rules."""
