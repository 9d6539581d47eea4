-- The language of all mails to an account; suppliers chose that of some of them already.
ALTER TABLE accounts
  ADD COLUMN language text NOT NULL DEFAULT 'pt' CHECK (language IN ('pt', 'en'));
UPDATE accounts a SET language = m.language
FROM lead_settings m JOIN suppliers s ON s.id = m.supplier_id
WHERE s.account_id = a.id AND m.language <> a.language;
ALTER TABLE lead_settings DROP COLUMN language;

-- That of the page on which somebody asked about their data: the answer comes days later.
ALTER TABLE data_requests
  ADD COLUMN language text NOT NULL DEFAULT 'pt' CHECK (language IN ('pt', 'en'));
