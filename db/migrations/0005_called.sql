-- Whom the last board called, and to which question: nobody is called twice to the same.
ALTER TABLE matches ADD COLUMN called TEXT NOT NULL DEFAULT '{}';
