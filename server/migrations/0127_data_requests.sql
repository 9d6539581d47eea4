-- What people ask for about their data and cannot settle by themselves, with the day it is due.
CREATE TABLE data_requests (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('telefone', 'contestacao', 'outro', 'pagamento')),
  nome text NOT NULL,
  email text NOT NULL,
  telefone text,
  texto text NOT NULL,
  status text NOT NULL DEFAULT 'aberto' CHECK (status IN ('aberto', 'atendido', 'negado')),
  answer text,
  answered_by integer REFERENCES accounts (id) ON DELETE SET NULL,
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX data_requests_status_idx ON data_requests (status, due_at, id);
CREATE INDEX data_requests_email_idx ON data_requests (email);
CREATE INDEX chat_conversations_telefone_idx ON chat_conversations (telefone);

-- Which purposes there are is the code's to know (platform/email-codes.ts).
ALTER TABLE email_codes DROP CONSTRAINT IF EXISTS email_codes_purpose_check;
