"""What people see of a table, made from views: words for everybody, and pictures; one module per game."""
