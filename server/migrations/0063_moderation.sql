-- What visitors reported about suppliers. Nothing says who reported, unless they gave an e-mail.
CREATE TABLE reports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  motivo text NOT NULL,
  texto text NOT NULL,
  email text,
  status text NOT NULL DEFAULT 'aberta' CHECK (status IN ('aberta', 'procedente', 'descartada')),
  note text,
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX reports_supplier_id_idx ON reports (supplier_id);
CREATE INDEX reports_status_idx ON reports (status, id);
