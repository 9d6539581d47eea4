-- What suppliers make of the contacts that visitors asked for: from which search they came, how far they
-- are, when they were first answered, when to think of them again.
ALTER TABLE contact_requests
  ADD COLUMN term text,
  ADD COLUMN language text NOT NULL DEFAULT 'pt' CHECK (language IN ('pt', 'en')),
  ADD COLUMN status text NOT NULL DEFAULT 'novo'
    CHECK (status IN ('novo', 'contato', 'proposta', 'ganho', 'perdido')),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN remind_on date,
  ADD COLUMN reminded_at timestamptz;

-- A supplier's inbox, whole and by state, newest first; who was answered; what is due.
CREATE INDEX contact_requests_inbox_idx ON contact_requests (supplier_id, id DESC);
CREATE INDEX contact_requests_state_idx ON contact_requests (supplier_id, status, id DESC);
CREATE INDEX contact_requests_answered_idx ON contact_requests (supplier_id, answered_at DESC)
  WHERE answered_at IS NOT NULL;
CREATE INDEX contact_requests_due_idx ON contact_requests (remind_on)
  WHERE remind_on IS NOT NULL AND reminded_at IS NULL;

-- Notes that only the supplier sees, and answers that went to the visitor.
CREATE TABLE lead_entries (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  contact_request_id integer NOT NULL REFERENCES contact_requests (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('nota', 'resposta')),
  texto text NOT NULL CHECK (length(texto) <= 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX lead_entries_request_idx ON lead_entries (contact_request_id, id);

-- Which mails a supplier wants, in which language, and the week that was summed up last.
CREATE TABLE lead_settings (
  supplier_id integer PRIMARY KEY REFERENCES suppliers (id) ON DELETE CASCADE,
  weekly boolean NOT NULL DEFAULT true,
  language text NOT NULL DEFAULT 'pt' CHECK (language IN ('pt', 'en')),
  summed_up_until date
);

-- Who answers such a mail writes to the other person, not to us.
ALTER TABLE mail_outbox ADD COLUMN reply_to text;

-- How often the terms that led to a supplier were searched for.
CREATE INDEX search_log_term_idx ON search_log (term, day);
