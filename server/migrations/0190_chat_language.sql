-- The visitor's language: what the chat says by itself (in the queue, out of hours, at the end) is said in it.
ALTER TABLE chat_conversations
  ADD COLUMN language text NOT NULL DEFAULT 'pt' CHECK (language IN ('pt', 'en'));
