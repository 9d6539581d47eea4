-- A conversation belongs to whoever holds its token (a cookie; only the hash is here). The phone
-- number is how to reach the visitor, never a key to anything.
CREATE TABLE chat_conversations (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  token_hash text NOT NULL,
  telefone text NOT NULL,
  nome text,
  -- Who was logged in when they wrote last.
  account_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  -- What the assistant understood last, for 'e em São Paulo?'.
  context jsonb NOT NULL DEFAULT '{}',
  model_tokens integer NOT NULL DEFAULT 0,
  last_seq integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT chat_conversations_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX chat_conversations_updated_at_idx ON chat_conversations (updated_at);

-- Numbered under a lock on the conversation: who has read up to a number has missed nothing.
CREATE TABLE chat_messages (
  conversation_id integer NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  autor text NOT NULL CHECK (autor IN ('visitor', 'assistant', 'attendant', 'system')),
  texto text NOT NULL,
  -- Made by the sender's browser: the same message sent twice counts once.
  client_id text,
  -- The message this one answers.
  reply_to integer,
  account_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  supplier_ids integer[] NOT NULL DEFAULT '{}',
  -- The search behind a reply, and how many suppliers it found.
  search jsonb,
  link jsonb,
  suggestions text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, seq),
  CONSTRAINT chat_messages_client_id_key UNIQUE (conversation_id, client_id)
);

-- One reply to a message, however often it is asked for.
CREATE UNIQUE INDEX chat_messages_reply_to_key ON chat_messages (conversation_id, reply_to)
  WHERE reply_to IS NOT NULL;

-- A visitor's request for a person, from the queue to the note at its end.
CREATE TABLE chat_attendances (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  conversation_id integer NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  -- 0 comes before 1: CORP suppliers first.
  priority smallint NOT NULL DEFAULT 1,
  attendant_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  seen_seq integer NOT NULL DEFAULT 0,
  note text,
  requested_at timestamptz NOT NULL DEFAULT now(),
  taken_at timestamptz,
  closed_at timestamptz,
  -- When the attendants were told by e-mail that somebody waits.
  alerted_at timestamptz
);
CREATE UNIQUE INDEX chat_attendances_one_open ON chat_attendances (conversation_id)
  WHERE closed_at IS NULL;
CREATE INDEX chat_attendances_queue_idx ON chat_attendances (priority, requested_at, id)
  WHERE closed_at IS NULL AND taken_at IS NULL;
CREATE INDEX chat_attendances_conversation_id_idx ON chat_attendances (conversation_id);
CREATE INDEX chat_attendances_closed_at_idx ON chat_attendances (closed_at);
