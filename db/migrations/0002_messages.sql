-- What a channel was told beside the rules, and what its last board message said, so that the message can lose
-- its buttons without being read again.
ALTER TABLE matches ADD COLUMN lines_told INTEGER NOT NULL DEFAULT 0;   -- the last line of the chronicle told
ALTER TABLE matches ADD COLUMN board_text TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN board_picture INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN lobby_picture INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN news INTEGER NOT NULL DEFAULT 0;         -- events that may be told in the channel
UPDATE matches SET news = told;
