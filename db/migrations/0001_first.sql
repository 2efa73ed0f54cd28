-- The first shape of the store. Times are seconds since 1970, UTC. Ids of people, servers, channels and
-- messages are Discord's. A game's own data is opaque here.

CREATE TABLE servers (
    id            INTEGER PRIMARY KEY,
    language      TEXT,
    pace          INTEGER,              -- hours for a move; NULL: Skald's default; 0: no limit
    channels      TEXT NOT NULL DEFAULT '[]'   -- where the bot may play; empty: everywhere
) STRICT;

CREATE TABLE people (
    id            INTEGER PRIMARY KEY,
    name          TEXT NOT NULL,
    language      TEXT,                 -- NULL: as Discord says
    locale        TEXT,                 -- what Discord said last
    zone          TEXT NOT NULL DEFAULT 'UTC',
    quiet_from    INTEGER,              -- minutes after midnight in that zone
    quiet_to      INTEGER,
    vacation_from INTEGER,
    vacation_to   INTEGER,
    dms_closed    INTEGER NOT NULL DEFAULT 0,
    dms_told      INTEGER NOT NULL DEFAULT 0,
    text_mode     INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE matches (
    id            INTEGER PRIMARY KEY,
    name          TEXT NOT NULL,
    game          TEXT NOT NULL,
    rules         INTEGER NOT NULL,
    options       TEXT NOT NULL,
    status        TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'frozen', 'over', 'cancelled')),
    server        INTEGER,
    channel       INTEGER NOT NULL,     -- where the match is played
    home          INTEGER NOT NULL,     -- where the lobby stands
    host          INTEGER NOT NULL REFERENCES people (id),
    language      TEXT NOT NULL,
    pace          INTEGER NOT NULL,
    late          TEXT NOT NULL CHECK (late IN ('nothing', 'nudge', 'computer', 'offer')),
    max_seats     INTEGER NOT NULL,
    threaded      INTEGER NOT NULL,
    server_seed   BLOB NOT NULL,
    epoch         INTEGER NOT NULL DEFAULT 0,
    orders        TEXT NOT NULL DEFAULT '{}',
    lobby_message INTEGER,
    board_message INTEGER,
    told          INTEGER NOT NULL DEFAULT 0,       -- events told in the channel so far
    rematch_of    INTEGER REFERENCES matches (id),
    created       INTEGER NOT NULL,
    changed       INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_by_channel ON matches (channel, status);
CREATE INDEX matches_by_status ON matches (status);

CREATE TABLE seats (
    match         INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat          INTEGER NOT NULL,
    person        INTEGER REFERENCES people (id),   -- NULL: a computer player
    name          TEXT NOT NULL,
    policy        TEXT,                 -- who plays the seat when no person does
    click         TEXT NOT NULL,        -- the id of the click that took the seat: part of the seed
    seen          INTEGER NOT NULL DEFAULT 0,       -- events this person has been told
    hand_message  INTEGER,
    hand_at       INTEGER,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, match);

CREATE TABLE checkpoints (
    match         INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    step          INTEGER NOT NULL,
    state         BLOB NOT NULL,        -- JSON, compressed
    counter       INTEGER NOT NULL,
    asked         INTEGER NOT NULL,
    draws         TEXT NOT NULL,
    PRIMARY KEY (match, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE answers (
    match         INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    step          INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    given         TEXT NOT NULL,
    at            INTEGER NOT NULL,
    PRIMARY KEY (match, step, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    match         INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    step          INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    event         TEXT NOT NULL,
    PRIMARY KEY (match, step, number)
) STRICT, WITHOUT ROWID;

-- What the table did beside the rules: who paused, rewound, replaced somebody.
CREATE TABLE chronicle (
    id            INTEGER PRIMARY KEY,
    match         INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    after         INTEGER NOT NULL,     -- so many events were told before
    line          TEXT NOT NULL,        -- a text: key and arguments
    at            INTEGER NOT NULL
) STRICT;
CREATE INDEX chronicle_by_match ON chronicle (match, id);

CREATE TABLE votes (
    match         INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    about         TEXT NOT NULL,        -- what is voted on, as JSON
    ballots       TEXT NOT NULL DEFAULT '{}',
    message       INTEGER,
    at            INTEGER NOT NULL
) STRICT;

CREATE TABLE timers (
    id            INTEGER PRIMARY KEY,
    due           INTEGER NOT NULL,
    kind          TEXT NOT NULL,
    match         INTEGER REFERENCES matches (id) ON DELETE CASCADE,
    seat          INTEGER,
    UNIQUE (kind, match, seat)
) STRICT;
CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE outbox (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    lane          TEXT NOT NULL,        -- what must stay in order: a channel, or a person's DMs
    kind          TEXT NOT NULL,
    match         INTEGER REFERENCES matches (id) ON DELETE CASCADE,
    payload       TEXT NOT NULL,
    tries         INTEGER NOT NULL DEFAULT 0,
    not_before    INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outbox_by_lane ON outbox (lane, id);

-- Interactions already applied, so that each counts once.
CREATE TABLE applied (
    interaction   TEXT PRIMARY KEY,
    at            INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    match         INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat          INTEGER NOT NULL,
    person        INTEGER,
    name          TEXT NOT NULL,
    game          TEXT NOT NULL,
    server        INTEGER,
    place         INTEGER NOT NULL,
    score         INTEGER NOT NULL,
    at            INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_server ON results (server, game);

CREATE TABLE facts (
    name          TEXT PRIMARY KEY,
    value         TEXT NOT NULL
) STRICT, WITHOUT ROWID;
