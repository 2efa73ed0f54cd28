-- What a board's message shows beside the board, a battle for instance, stays when the message is edited.
ALTER TABLE matches ADD COLUMN reveal_alt TEXT;
