"""How fast matches play, measured beside well-known Python games in the same run."""
