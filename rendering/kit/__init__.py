"""The kit every game draws with: type, icons, pieces, scenes, encoding."""
