"""A town for every test of the cogs."""
