-- When the visitor's browser was last heard of: whether anybody still waits behind a request.
ALTER TABLE chat_conversations ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();
UPDATE chat_conversations SET seen_at = updated_at;

-- Who ended it: nobody answered and the visitor was gone, for one. Unknown for what ended before.
ALTER TABLE chat_attendances ADD COLUMN ended_by text
  CHECK (ended_by IN ('attendant', 'visitor', 'absence'));
