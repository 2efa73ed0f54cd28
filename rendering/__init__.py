"""Pictures drawn from views: a kit of canvas, type, icons and theme, and one module per game."""
