-- Each post once, whenever the bot dies. A letter that Discord may have already is sealed: nothing takes its place.
ALTER TABLE outbox ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET sealed = 1;

-- The words of a board's picture stay with it when its message loses its buttons.
ALTER TABLE matches ADD COLUMN board_alt TEXT;
UPDATE matches SET board_alt = name WHERE board_picture;
ALTER TABLE matches DROP COLUMN board_picture;

-- One vote is told from the next about the same answer by the click that asked for it. Those that are open are
-- shown anew, with buttons that say so.
ALTER TABLE votes ADD COLUMN click TEXT NOT NULL DEFAULT 'earlier';
DELETE FROM outbox WHERE kind = 'vote';
UPDATE outbox SET payload = json_set(payload, '$.vote', 'earlier') WHERE kind = 'decided';
INSERT INTO outbox (lane, kind, match, payload)
SELECT 'channel ' || channel, 'vote', match,
    json_object('vote', click, 'kind', json_extract(about, '$.kind'), 'seat', json_extract(about, '$.seat'))
FROM votes JOIN matches ON matches.id = votes.match;
