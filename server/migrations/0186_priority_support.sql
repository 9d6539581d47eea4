-- Who has priority support goes first in the inbox of messages too (0 before 1, as in chat_attendances),
-- and how fast they are answered is measured: `answered_at` is the first time, `handled_at` the last.
ALTER TABLE inbox_messages
  ADD COLUMN priority smallint NOT NULL DEFAULT 1,
  ADD COLUMN answered_at timestamptz;
UPDATE inbox_messages SET answered_at = handled_at WHERE status <> 'nova';

CREATE INDEX inbox_messages_priority_idx ON inbox_messages (created_at) WHERE priority = 0;
CREATE INDEX chat_attendances_priority_idx ON chat_attendances (requested_at) WHERE priority = 0;
