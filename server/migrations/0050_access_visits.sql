-- Who was counted for which supplier in the last half hour. The visitor is a keyed hash that cannot
-- be turned back into an address; rows are forgotten soon after.
CREATE TABLE access_visits (
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  visitor text NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (supplier_id, visitor)
);
CREATE INDEX access_visits_counted_at_idx ON access_visits (counted_at);
