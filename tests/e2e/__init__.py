"""People at the local table: a real browser, the real page, server and bot."""
