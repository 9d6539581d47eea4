-- The report of a month that is over never changes: it is written down once, as the list that goes
-- over the wire, without its brackets. A supplier's report is these lists and the rows since.
CREATE TABLE access_months (
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  month date NOT NULL,
  list text NOT NULL,
  PRIMARY KEY (supplier_id, month)
);
