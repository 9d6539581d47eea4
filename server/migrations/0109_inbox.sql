-- Messages that visitors left while nobody attended, until somebody has answered them by e-mail. They
-- belong to the conversation and go with it.
CREATE TABLE inbox_messages (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  conversation_id integer NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  nome text NOT NULL,
  email text NOT NULL,
  telefone text NOT NULL,
  texto text NOT NULL,
  status text NOT NULL DEFAULT 'nova' CHECK (status IN ('nova', 'respondida', 'arquivada')),
  -- Who put it into this state, and when.
  handled_by integer REFERENCES accounts (id) ON DELETE SET NULL,
  handled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX inbox_messages_status_idx ON inbox_messages (status, id);
CREATE INDEX inbox_messages_conversation_id_idx ON inbox_messages (conversation_id);
CREATE INDEX inbox_messages_email_idx ON inbox_messages (email);

-- Those left before this table was there reached the attendants by e-mail only.
INSERT INTO inbox_messages
  (conversation_id, nome, email, telefone, texto, status, created_at)
SELECT m.conversation_id, coalesce(c.nome, ''),
  substring(r.texto FROM 'Respondemos em (.+) no próximo dia útil'),
  c.telefone, m.texto, 'arquivada', m.created_at
FROM chat_messages r
JOIN chat_messages m ON m.conversation_id = r.conversation_id AND m.seq = r.seq - 1
JOIN chat_conversations c ON c.id = r.conversation_id
WHERE r.autor = 'system' AND m.autor = 'visitor'
  AND r.texto LIKE 'Recebemos a sua mensagem, %Respondemos em % no próximo dia útil.'
ORDER BY r.created_at, r.conversation_id, r.seq;
