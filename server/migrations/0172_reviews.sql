-- Reviews by people who asked a supplier for contact, by a personal link. One of each person for each supplier.
CREATE TABLE review_invites (
  contact_request_id integer PRIMARY KEY REFERENCES contact_requests (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL
);

CREATE TABLE reviews (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  contact_request_id integer REFERENCES contact_requests (id) ON DELETE SET NULL,
  nome text NOT NULL,
  email text NOT NULL,
  contato smallint NOT NULL CHECK (contato BETWEEN 1 AND 5),
  qualidade smallint NOT NULL CHECK (qualidade BETWEEN 1 AND 5),
  prazo smallint NOT NULL CHECK (prazo BETWEEN 1 AND 5),
  texto text NOT NULL CHECK (length(texto) <= 2000),
  status text NOT NULL CHECK (status IN ('publicada', 'espera', 'removida')),
  created_at timestamptz NOT NULL,
  answer text CHECK (length(answer) <= 2000),
  answered_at timestamptz,
  decision text CHECK (decision IN ('manter', 'remover')),
  decision_reason text,
  decision_note text,
  decided_at timestamptz,
  CONSTRAINT reviews_once UNIQUE (supplier_id, email)
);
CREATE INDEX reviews_supplier_idx ON reviews (supplier_id, id DESC);
CREATE INDEX reviews_contact_request_idx ON reviews (contact_request_id);
CREATE INDEX reviews_email_idx ON reviews (email);
CREATE INDEX reviews_waiting_idx ON reviews (id) WHERE status = 'espera';
CREATE INDEX reviews_decided_idx ON reviews (decided_at) WHERE decided_at IS NOT NULL;

CREATE TABLE review_reports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  review_id integer NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  motivo text NOT NULL,
  texto text NOT NULL CHECK (length(texto) <= 2000),
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX review_reports_review_idx ON review_reports (review_id);
CREATE INDEX review_reports_open_idx ON review_reports (review_id) WHERE closed_at IS NULL;

-- Of the published ones, kept by a trigger: every list of suppliers shows them.
ALTER TABLE suppliers
  ADD COLUMN review_count integer NOT NULL DEFAULT 0,
  ADD COLUMN review_average double precision;

CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted integer := coalesce(NEW.supplier_id, OLD.supplier_id);
BEGIN
  -- Two reviews at once: the second waits and then counts both.
  PERFORM FROM suppliers WHERE id = counted FOR UPDATE;
  UPDATE suppliers s SET review_count = r.total, review_average = r.average
  FROM (SELECT count(*)::integer AS total,
      (avg(contato + qualidade + prazo) / 3)::double precision AS average
    FROM reviews WHERE supplier_id = counted AND status = 'publicada') AS r
  WHERE s.id = counted;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_counted AFTER INSERT OR UPDATE OF status OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_reviews();
