-- What buyers search for, by trade, day (of America/Sao_Paulo) and state: counts only, nothing here
-- leads to a visitor. The state is the one that the search named or chose, '' when it named none.
CREATE TABLE keyword_days (
  category text NOT NULL,
  day date NOT NULL,
  state text NOT NULL,
  -- Folded, without place and kind; `shown` is the same as it was typed.
  term text NOT NULL,
  shown text NOT NULL,
  searches integer NOT NULL CHECK (searches > 0),
  PRIMARY KEY (category, day, state, term)
);
CREATE INDEX keyword_days_day_idx ON keyword_days (day);
