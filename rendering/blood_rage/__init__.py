"""Blood Rage, in words and in pictures."""
