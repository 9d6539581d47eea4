-- Whose a conversation is: every address that was left in it.
ALTER TABLE chat_conversations ADD COLUMN emails text[] NOT NULL DEFAULT '{}';
UPDATE chat_conversations SET emails = found.emails
FROM (
  SELECT conversation_id, array_agg(DISTINCT lower(email)) AS emails
  FROM inbox_messages WHERE email <> '' GROUP BY conversation_id
) found
WHERE found.conversation_id = chat_conversations.id;
CREATE INDEX chat_conversations_emails_idx ON chat_conversations USING gin (emails);
CREATE INDEX chat_conversations_account_id_idx ON chat_conversations (account_id);
