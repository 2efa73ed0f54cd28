"""The rules, pure: an engine and one package per game. No Discord, no clock, no network."""
