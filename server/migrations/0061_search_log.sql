-- How often visitors searched for a term on a day (of America/Sao_Paulo), and how often they found
-- nothing. Counts only: nothing here leads to a visitor.
CREATE TABLE search_log (
  day date NOT NULL,
  term text NOT NULL,
  searches integer NOT NULL DEFAULT 1 CHECK (searches > 0),
  found_nothing integer NOT NULL DEFAULT 0 CHECK (found_nothing BETWEEN 0 AND searches),
  PRIMARY KEY (day, term)
);
