"""Blood Rage: 2 to 4 players, 5 with the module, three Ages until the world ends."""
