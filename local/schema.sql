-- The local table's world. Bodies are JSON.

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    dms_open INTEGER NOT NULL,
    keeper INTEGER NOT NULL
) STRICT;

CREATE TABLE keys (
    digest TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people
) STRICT;

CREATE TABLE channels (
    id INTEGER PRIMARY KEY,
    kind INTEGER NOT NULL,
    name TEXT NOT NULL,
    parent INTEGER REFERENCES channels,
    person INTEGER REFERENCES people,
    owner INTEGER NOT NULL,
    archived INTEGER NOT NULL,
    archive_after INTEGER NOT NULL,
    denied INTEGER NOT NULL
) STRICT;

CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL REFERENCES channels,
    reader INTEGER REFERENCES people,
    nonce TEXT,
    body TEXT NOT NULL
) STRICT;

CREATE INDEX messages_by_channel ON messages (channel, id);
CREATE INDEX messages_by_nonce ON messages (channel, nonce) WHERE nonce IS NOT NULL;

CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
    ticket TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    content BLOB NOT NULL
) STRICT;

CREATE INDEX files_by_message ON files (message);

CREATE TABLE commands (
    id INTEGER PRIMARY KEY,
    server INTEGER,
    name TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE reads (
    person INTEGER NOT NULL REFERENCES people,
    channel INTEGER NOT NULL REFERENCES channels,
    message INTEGER NOT NULL,
    PRIMARY KEY (person, channel)
) STRICT;
