-- Months that are over are kept as compressed pieces of the answer, ready to be sent. Those written
-- so far are written again by the hourly job; until then the days are read.
DROP TABLE access_months;
CREATE TABLE access_months (
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  month date NOT NULL,
  deflated bytea NOT NULL,
  crc integer NOT NULL,
  size integer NOT NULL,
  PRIMARY KEY (supplier_id, month)
);
ALTER TABLE access_months ALTER deflated SET STORAGE EXTERNAL;
