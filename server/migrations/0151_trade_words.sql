-- Words of the trade that administrators add to the built-in ones (search/rules-synonyms.ts): groups of
-- words and phrases that mean the same.
CREATE TABLE search_synonyms (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  words text[] NOT NULL CHECK (cardinality(words) >= 2)
);

-- A supplier that stands first for a term: editorial, never paid for. The term is kept as it was
-- typed, and found by its folded words.
CREATE TABLE search_answers (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  term text NOT NULL,
  term_key text NOT NULL UNIQUE,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE
);
CREATE INDEX search_answers_supplier_idx ON search_answers (supplier_id);

-- Poor searches that need nobody any more, unless they happen again on a later day.
CREATE TABLE search_dismissals (
  term text PRIMARY KEY,
  day date NOT NULL
);

ALTER TABLE search_log ADD COLUMN only_similar integer NOT NULL DEFAULT 0;

-- Every process compares this with what it knows, at each search.
CREATE FUNCTION raise_trade_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settings (key, value) VALUES ('search_trade_words', clock_timestamp()::text)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value;
  RETURN NULL;
END $$;
CREATE TRIGGER search_synonyms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION raise_trade_words();
CREATE TRIGGER search_answers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_answers
  FOR EACH STATEMENT EXECUTE FUNCTION raise_trade_words();

CREATE OR REPLACE FUNCTION search_words_version() RETURNS text
  LANGUAGE sql STABLE
  RETURN concat(
    (SELECT w.added_at FROM search_words w ORDER BY w.added_at DESC LIMIT 1), ' ',
    (SELECT s.value FROM settings s WHERE s.key = 'search_words_counted'), ' ',
    (SELECT s.value FROM settings s WHERE s.key = 'search_trade_words')
  );
