-- Every box that was ticked: what for, which version of the text, when, and when it was taken back. The
-- request that it allowed may be gone: what was agreed to is known all the same.
CREATE TABLE consents (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  purpose text NOT NULL CHECK (purpose IN ('termos', 'privacidade', 'diretorio', 'contato')),
  version text NOT NULL,
  email text NOT NULL,
  account_id integer REFERENCES accounts (id) ON DELETE CASCADE,
  contact_request_id integer,
  given_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX consents_email_idx ON consents (email);
CREATE INDEX consents_account_id_idx ON consents (account_id);
CREATE INDEX consents_contact_request_id_idx ON consents (contact_request_id);

-- Of those ticked before this table was there only the day is known.
INSERT INTO consents (purpose, version, email, account_id, given_at)
SELECT ticked.purpose, 'anterior', a.email, a.id, s.created_at
FROM suppliers s JOIN accounts a ON a.id = s.account_id
CROSS JOIN LATERAL (VALUES
  ('termos', s.termos_aceitos), ('privacidade', s.politicas_aceitas), ('diretorio', s.marketplace)
) AS ticked (purpose, given)
WHERE ticked.given
ORDER BY s.created_at, s.id;
INSERT INTO consents (purpose, version, email, contact_request_id, given_at)
SELECT 'contato', 'anterior', email, id, created_at FROM contact_requests ORDER BY id;
