"""Discord: slash commands, buttons, menus and direct messages, each a thin door to the table."""
