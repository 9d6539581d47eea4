-- Raised by every change of what the directory shows. Whoever keeps a copy of the list compares it.
-- A sequence, because writers must not wait for each other; it moves before the change is committed,
-- so a copy is also renewed after a few seconds.
CREATE SEQUENCE directory_version;

CREATE FUNCTION raise_directory_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM nextval('directory_version');
  RETURN NULL;
END $$;
CREATE TRIGGER suppliers_directory_version
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON suppliers
  FOR EACH STATEMENT EXECUTE FUNCTION raise_directory_version();
CREATE TRIGGER accounts_directory_version AFTER UPDATE OF disabled_at ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION raise_directory_version();

-- A visitor asked for a supplier's contact. One per e-mail, supplier and day counts.
CREATE TABLE contact_requests (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  nome text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  telefone text NOT NULL,
  -- Of America/Sao_Paulo.
  day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT contact_requests_once_a_day UNIQUE (supplier_id, email, day)
);
CREATE INDEX contact_requests_email_idx ON contact_requests (email);
