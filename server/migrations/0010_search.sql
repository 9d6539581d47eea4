-- The index of the directory's search. The rules are contract/src/rules/{text,supplier-search}.ts;
-- this file says the same in SQL, and server/src/suppliers/search.test.ts holds the two equal.
--
-- Everything below that an index calls names only functions of pg_catalog: PostgreSQL 17 and newer
-- build and restore indexes with an empty search path.

-- Lower case without accents. Not fold(): unaccent's rules differ between PostgreSQL 15 and 18
-- ('1ª', 'm²'), and the search has to give one answer everywhere.
CREATE FUNCTION search_fold(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(
    regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]+', '', 'g') COLLATE "C"
  );

CREATE FUNCTION search_plain(text, longest integer) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(btrim(regexp_replace(search_fold($1), '[^a-z0-9]+', ' ', 'g')), $2);

-- 'Campinas/SP' as 'campinas/sp'.
CREATE FUNCTION search_place(cidade text, estado text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(
    btrim(
      regexp_replace(
        regexp_replace(search_fold($1 || '/' || $2), '[^a-z0-9/]+', ' ', 'g'), ' ?/ ?', '/', 'g'
      )
    ),
    120
  );

-- The words that count, in order; '.' is the gap between two fields, marked by chr(1) on the way in.
CREATE FUNCTION search_words(fields text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT left(word, 32)
    FROM unnest(
      string_to_array(
        replace(regexp_replace(search_fold($1), '[^a-z0-9\u0001]+', ' ', 'g'), chr(1), ' . '), ' '
      )
    ) WITH ORDINALITY AS read (word, position)
    WHERE word <> '' AND word <> ALL (string_to_array(
      'a ao aos as ate com como da das de dela dele do dos e em entre essa esse esta este eu isso isto '
      'ja lhe mais mas me meu minha muito na nas nem no nos nossa nosso nossas nossos num numa o os ou '
      'para pela pelas pelo pelos por qual que quem se ser seu seus sua suas tambem te um uma umas uns '
      'voce voces', ' '))
    ORDER BY position
    LIMIT 1000
  );

-- All that a filter can ask, as lexemes of one index. The first character says what a lexeme is:
--   (none)  every end of a word from three letters up: 'substring' becomes 'prefix'
--   =word   a whole word          +a b    two neighbouring words of one field
--   ~name   every end of the name @place  every end of 'campinas/sp'
--   !text   a certificate         %kind   the kind          ^1      the promotion level
CREATE FUNCTION search_lexemes(
  words text[], sort_name text, place text, certificados text[], kind text, promotion smallint
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(
    ARRAY(SELECT right(word, n) FROM unnest(words) AS word, generate_series(3, length(word)) AS n)
    || ARRAY(SELECT '=' || word FROM unnest(words) AS word WHERE word <> '.')
    || ARRAY(
      SELECT '+' || word || ' ' || next
      FROM unnest(words[:cardinality(words) - 1], words[2:]) AS pair (word, next)
      WHERE word <> '.' AND next <> '.'
    )
    || ARRAY(SELECT '~' || right(sort_name, n) FROM generate_series(1, length(sort_name)) AS n)
    || ARRAY(SELECT '@' || right(place, n) FROM generate_series(1, length(place)) AS n)
    || ARRAY(
      SELECT '!' || search_plain(certificado, 200) FROM unnest(certificados) AS certificado
    )
    || ARRAY['%' || kind, '^' || promotion]
  );

-- One row for each supplier that visitors can see, and none for the others: no query has to know
-- who is visible.
CREATE TABLE supplier_search (
  supplier_id integer PRIMARY KEY REFERENCES suppliers (id) ON DELETE CASCADE,
  promotion smallint NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  place text COLLATE "C" NOT NULL,
  lexemes tsvector NOT NULL
);
-- The lexemes leave the row, so that sorting thousands of matches reads a few hundred pages.
ALTER TABLE supplier_search SET (toast_tuple_target = 128);
-- Nothing asks the planner about them, and ANALYZE would read them all.
ALTER TABLE supplier_search ALTER COLUMN lexemes SET STATISTICS 0;

-- Without fastupdate a search never has to read a list of pending entries.
CREATE INDEX supplier_search_lexemes_idx ON supplier_search USING gin (lexemes)
  WITH (fastupdate = off);
CREATE INDEX supplier_search_order_idx ON supplier_search (promotion, sort_name, supplier_id);
CREATE INDEX supplier_search_name_idx ON supplier_search (sort_name, supplier_id);
CREATE INDEX supplier_search_place_idx ON supplier_search (place);

-- Every word some supplier uses. A misspelt query word is looked for here, among the words, never in
-- the texts. A word that nobody uses any more does no harm until refresh_search_terms removes it.
CREATE TABLE search_terms (
  term text COLLATE "C" PRIMARY KEY,
  -- As a supplier wrote it, with accents.
  display text NOT NULL,
  -- How many suppliers use it, as of the last refresh; only orders suggestions.
  suppliers integer NOT NULL DEFAULT 1
);

-- Each two and three neighbouring letters with their place and the word's length, as one number.
-- Of the k + 1 pieces of a word at most k edits away, one is intact and at most k places off:
-- looking up the beginnings of the pieces finds every such word (see letterGrams in
-- suppliers/queries-search-plan.ts).
CREATE FUNCTION search_grams(term text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT ((length(term) * 64 + start - 1) << 16) + CASE letters
      WHEN 2 THEN 46656 + value[start] * 36 + value[start + 1]
      ELSE (value[start] * 36 + value[start + 1]) * 36 + value[start + 2]
    END
    FROM (
      SELECT array_agg(
        strpos('abcdefghijklmnopqrstuvwxyz0123456789', letter) - 1 ORDER BY position
      ) AS value
      FROM unnest(string_to_array(term, NULL)) WITH ORDINALITY AS l (letter, position)
    ) v,
    generate_series(2, 3) AS letters,
    generate_series(1, length(term) - letters + 1) AS start
  );
CREATE INDEX search_terms_grams_idx ON search_terms USING gin (search_grams(term))
  WITH (fastupdate = off);
ALTER INDEX search_terms_grams_idx ALTER COLUMN 1 SET STATISTICS 0;

-- The text a supplier is found by: name, service, what they work with, certificates.
CREATE FUNCTION search_source(s suppliers) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(
    ARRAY[s.nome, s."descricaoServico", coalesce(s.com_oque_trabalha, '')] || s.certificados, chr(1)
  );

-- Brings the index up to date with these suppliers, in the transaction that changed them.
CREATE FUNCTION index_suppliers(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing text[];
BEGIN
  -- Taken before anything is read: refresh_search_terms must not remove a word meanwhile.
  LOCK TABLE search_terms IN ROW EXCLUSIVE MODE;
  -- Of two transactions, one that disables an account and one that edits its supplier, the second
  -- has to see the first.
  PERFORM FROM accounts a
  WHERE a.id IN (SELECT s.account_id FROM suppliers s WHERE s.id = ANY (ids))
  ORDER BY a.id
  FOR SHARE;

  DELETE FROM supplier_search x
  WHERE x.supplier_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM suppliers s JOIN accounts a ON a.id = s.account_id
    WHERE s.id = x.supplier_id AND s.marketplace AND s.status
      AND s.suspended_at IS NULL AND a.disabled_at IS NULL
  );

  WITH read AS (
    SELECT
      s.id,
      (CASE s.plan WHEN 'MKTCORP' THEN 1 WHEN 'MKTPRO' THEN 2 WHEN 'MKTBASIC' THEN 3 ELSE 4 END)::smallint
        AS promotion,
      search_plain(s.nome, 200) AS sort_name,
      s.kind,
      search_place(s.cidade, s.estado) AS place,
      s.certificados,
      search_words(search_source(s)) AS words
    FROM suppliers s JOIN accounts a ON a.id = s.account_id
    WHERE s.id = ANY (ids) AND s.marketplace AND s.status
      AND s.suspended_at IS NULL AND a.disabled_at IS NULL
  ), written AS (
    INSERT INTO supplier_search AS x (supplier_id, promotion, sort_name, kind, place, lexemes)
    SELECT id, promotion, sort_name, kind, place,
      search_lexemes(words, sort_name, place, certificados, kind, promotion)
    FROM read
    ON CONFLICT (supplier_id) DO UPDATE SET
      promotion = excluded.promotion, sort_name = excluded.sort_name, kind = excluded.kind,
      place = excluded.place, lexemes = excluded.lexemes
    -- The lexemes hold all the other columns.
    WHERE x.lexemes <> excluded.lexemes
  )
  SELECT array_agg(DISTINCT word) INTO missing
  FROM read, unnest(words) AS word
  WHERE length(word) > 1 AND NOT EXISTS (SELECT FROM search_terms t WHERE t.term = word);

  IF missing IS NULL THEN
    RETURN;
  END IF;
  -- In the order of the words, so that two writers of the same new words wait and never deadlock.
  INSERT INTO search_terms (term, display)
  SELECT term, coalesce(max(shown.display COLLATE "C"), term)
  FROM unnest(missing) AS term
  LEFT JOIN (
    SELECT search_plain(piece, 32) AS folded, lower(piece COLLATE "und-x-icu") AS display
    FROM (
      SELECT DISTINCT
        regexp_split_to_table(normalize(search_source(s), NFC), '[^0-9A-Za-zÀ-ÖØ-öø-ÿ]+') AS piece
      FROM suppliers s WHERE s.id = ANY (ids)
    ) pieces
  ) shown ON shown.folded = term
  GROUP BY term
  ORDER BY term
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION index_new_suppliers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_suppliers(ARRAY(SELECT id FROM new_suppliers ORDER BY id));
  RETURN NULL;
END $$;
CREATE TRIGGER suppliers_index_insert AFTER INSERT ON suppliers
  REFERENCING NEW TABLE AS new_suppliers
  FOR EACH STATEMENT EXECUTE FUNCTION index_new_suppliers();

CREATE FUNCTION index_changed_supplier() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_suppliers(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER suppliers_index_update
  AFTER UPDATE OF nome, "descricaoServico", com_oque_trabalha, certificados, cidade, estado, kind,
    plan, marketplace, status, suspended_at, account_id ON suppliers
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION index_changed_supplier();

CREATE FUNCTION index_changed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_suppliers(ARRAY(SELECT id FROM suppliers WHERE account_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER accounts_index_update AFTER UPDATE OF disabled_at ON accounts
  FOR EACH ROW WHEN (OLD.disabled_at IS DISTINCT FROM NEW.disabled_at)
  EXECUTE FUNCTION index_changed_account();

-- The functions below only ever use the GIN indexes. Left alone, the planner takes the small table
-- for a cheap one to read through: it does not count what it costs to fetch the lexemes.

-- The known words that a query word may have been meant to be. Words that contain it are left out:
-- whoever uses them matches exactly.
CREATE FUNCTION similar_terms(word text, edits integer, grams integer[], swapped text[])
RETURNS TABLE (term text, distance integer)
LANGUAGE plpgsql STABLE ROWS 20
SET enable_seqscan = off
AS $$
BEGIN
  RETURN QUERY
    SELECT t.term, levenshtein_less_equal(t.term, word, edits)
    FROM search_terms t
    WHERE search_grams(t.term) && grams AND levenshtein_less_equal(t.term, word, edits) <= edits
      AND strpos(t.term, word) = 0
    UNION ALL
    SELECT t.term, 1 FROM search_terms t WHERE t.term = ANY (swapped);
END $$;

-- 'Any of these queries', for a statement that has them as $1. One bitmap for each query: a single
-- one of many alternatives takes the product of alternatives and matches.
CREATE FUNCTION search_condition(queries tsquery[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT '(' || string_agg(format('x.lexemes @@ $1[%s]', n), ' OR ') || ')'
    FROM generate_series(1, cardinality(queries)) AS n
  );

-- One page of results. Steps ({relevance, promotions, queries}) come in the order of the results,
-- and the loop ends when the page is full. `promotions` has a bit for each level.
CREATE FUNCTION search_page(
  steps jsonb, after_relevance integer, after_promotion integer, after_name text, after_id integer,
  page_size integer
) RETURNS TABLE (relevance integer, promotion smallint, sort_name text, supplier_id integer)
LANGUAGE plpgsql STABLE ROWS 20
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  missing integer := page_size;
  found_rows integer;
  step record;
BEGIN
  FOR step IN
    SELECT * FROM jsonb_to_recordset(steps) AS s (relevance integer, promotions integer, queries tsquery[])
  LOOP
    RETURN QUERY EXECUTE
      'SELECT $2, x.promotion, x.sort_name, x.supplier_id FROM supplier_search x WHERE '
      || search_condition(step.queries)
      || ' AND (1 << x.promotion) & $3 <> 0'
      || CASE WHEN step.relevance = after_relevance
        THEN ' AND (x.promotion, x.sort_name, x.supplier_id) > ($4, $5 COLLATE "C", $6)' ELSE '' END
      || ' ORDER BY x.promotion, x.sort_name, x.supplier_id LIMIT $7'
      USING step.queries, step.relevance, step.promotions, after_promotion, after_name, after_id,
        missing;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    missing := missing - found_rows;
    EXIT WHEN missing <= 0;
  END LOOP;
END $$;

-- How many suppliers of these promotion levels match any of the queries.
CREATE FUNCTION search_count(queries tsquery[], promotions integer) RETURNS integer
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  every_level CONSTANT integer := 30;
  total integer;
BEGIN
  EXECUTE 'SELECT count(*) FROM supplier_search x WHERE ' || search_condition(queries)
    || CASE WHEN promotions = every_level THEN '' ELSE ' AND (1 << x.promotion) & $2 <> 0' END
    INTO total USING queries, promotions;
  RETURN total;
END $$;

-- Counts the words again and removes those that nobody uses, a batch at a time so that no writer
-- waits long. Returns the last word of the batch, or null at the end.
CREATE FUNCTION refresh_search_terms(after_term text, batch integer) RETURNS text
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  last_term text;
BEGIN
  LOCK TABLE search_terms IN SHARE ROW EXCLUSIVE MODE;
  SELECT max(b.term) INTO last_term
  FROM (SELECT term FROM search_terms WHERE term > after_term ORDER BY term LIMIT batch) b;
  UPDATE search_terms t SET suppliers = c.suppliers
  FROM (
    SELECT o.term, (
      SELECT count(*) FROM supplier_search x WHERE x.lexemes @@ ('''=' || o.term || '''')::tsquery
    )::integer AS suppliers
    FROM search_terms o WHERE o.term > after_term AND o.term <= last_term
  ) c
  WHERE t.term = c.term AND t.suppliers <> c.suppliers;
  DELETE FROM search_terms WHERE term > after_term AND term <= last_term AND suppliers = 0;
  RETURN last_term;
END $$;

-- The suppliers that were there before the index.
SELECT index_suppliers(ARRAY(SELECT id FROM suppliers ORDER BY id));
