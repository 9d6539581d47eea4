-- The cards of the dashboard add up days, whatever was searched for and from where: at most one row
-- for each day of a supplier, however many clicks there were.
CREATE TABLE access_totals (
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  day date NOT NULL,
  accesses integer NOT NULL CHECK (accesses > 0),
  PRIMARY KEY (supplier_id, day)
);
INSERT INTO access_totals (supplier_id, day, accesses)
SELECT supplier_id, day, sum(accesses) FROM access_days GROUP BY supplier_id, day;

-- The report reads everything a supplier has: with the counts in it, the index alone answers.
ALTER TABLE access_days DROP CONSTRAINT access_days_pkey;
ALTER TABLE access_days ADD PRIMARY KEY (supplier_id, day, term, city, state) INCLUDE (accesses);
