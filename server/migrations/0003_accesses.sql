-- Accesses are kept as daily counts (day of America/Sao_Paulo), raised with each click:
-- no visitor's address is ever stored.
CREATE TABLE access_days (
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  day date NOT NULL,
  term text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT '',
  accesses integer NOT NULL DEFAULT 1 CHECK (accesses > 0),
  PRIMARY KEY (supplier_id, day, term, city, state)
);
