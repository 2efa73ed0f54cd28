"""The store: SQLite, with migrations as numbered .sql files."""
