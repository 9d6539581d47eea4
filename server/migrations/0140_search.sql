-- The search's own tables, made anew (docs/decisions has the reasons). What a text means is read in
-- server/src/search/rules-*.ts and nowhere else; SQL only folds texts into words, keeps one document
-- for each visible supplier, and finds documents by whole words.

DROP TRIGGER suppliers_index_insert ON suppliers;
DROP TRIGGER suppliers_index_update ON suppliers;
DROP TRIGGER accounts_index_update ON accounts;
DROP FUNCTION index_new_suppliers, index_changed_supplier, index_changed_account, index_suppliers;
DROP FUNCTION search_page, search_count, search_count_upto, search_condition;
DROP FUNCTION similar_terms, refresh_search_terms, search_lexemes, search_words, search_place, search_source;
DROP TABLE supplier_search, search_terms;
DROP FUNCTION search_grams;

-- One row for each supplier that visitors can see, and none for the others: no query has to know
-- who is visible.
CREATE TABLE search_documents (
  supplier_id integer PRIMARY KEY REFERENCES suppliers (id) ON DELETE CASCADE,
  -- 1 is the highest plan.
  promotion smallint NOT NULL,
  -- How many parts of the profile are still empty.
  unfilled smallint NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  -- 'sp', and 'campinas/sp'.
  state text COLLATE "C" NOT NULL,
  place text COLLATE "C" NOT NULL,
  -- Folded: name, speciality, service, notes, certificates, a line each; certificates with ' . ' between.
  body text NOT NULL,
  -- Every word of the body, and by its first sign:
  --   *word  a word of the name or the speciality   !text  a whole certificate
  --   @place 'sp' and 'campinas/sp'                 ^1     the promotion
  lexemes tsvector NOT NULL
);
-- Nothing asks the planner about them, and ANALYZE would read them all.
ALTER TABLE search_documents ALTER COLUMN lexemes SET STATISTICS 0;
ALTER TABLE search_documents ALTER COLUMN body SET STATISTICS 0;

-- Without fastupdate a search never has to read a list of pending entries.
CREATE INDEX search_documents_lexemes_idx ON search_documents USING gin (lexemes)
  WITH (fastupdate = off);
CREATE INDEX search_documents_order_idx
  ON search_documents (promotion, unfilled, sort_name, supplier_id);
CREATE INDEX search_documents_state_idx
  ON search_documents (state, promotion, unfilled, sort_name, supplier_id);
CREATE INDEX search_documents_name_idx ON search_documents (sort_name, supplier_id);
CREATE INDEX search_documents_place_idx ON search_documents (place);
CREATE INDEX search_documents_name_part_idx ON search_documents USING gin (sort_name gin_trgm_ops);
CREATE INDEX search_documents_place_part_idx ON search_documents USING gin (place gin_trgm_ops);

-- Every word some supplier uses: the server keeps them in memory and looks up forms, parts and
-- corrections there. A word that nobody uses any more does no harm until they are counted again.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  -- As a supplier wrote it, with accents.
  display text NOT NULL,
  -- How many suppliers use it, as of the last count.
  suppliers integer NOT NULL DEFAULT 1,
  added_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX search_words_added_idx ON search_words (added_at);

-- Folded words with single spaces between.
CREATE FUNCTION search_text(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(search_plain($1, 12000), '');

CREATE FUNCTION search_lexemes(
  body text, strong text, certificados text[], state text, place text, promotion smallint
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(
    ARRAY(
      SELECT left(word, 32)
      FROM unnest((string_to_array(translate(body, E'\n.', '  '), ' '))[:1200]) AS word
      WHERE word <> ''
    )
    || ARRAY(
      SELECT '*' || left(word, 32) FROM unnest(string_to_array(strong, ' ')) AS word WHERE word <> ''
    )
    || ARRAY(SELECT '!' || search_plain(certificado, 200) FROM unnest(certificados) AS certificado)
    || ARRAY['@' || state, '@' || place, '^' || promotion]
  );

-- Brings the search up to date with these suppliers, in the transaction that changed them.
CREATE FUNCTION index_suppliers(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing text[];
BEGIN
  -- Taken before anything is read: recount_search_words must not remove a word meanwhile.
  LOCK TABLE search_words IN ROW EXCLUSIVE MODE;
  -- Of two transactions, one that disables an account and one that edits its supplier, the second
  -- has to see the first.
  PERFORM FROM accounts a
  WHERE a.id IN (SELECT s.account_id FROM suppliers s WHERE s.id = ANY (ids))
  ORDER BY a.id
  FOR SHARE;

  DELETE FROM search_documents d
  WHERE d.supplier_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM suppliers s JOIN accounts a ON a.id = s.account_id
    WHERE s.id = d.supplier_id AND s.marketplace AND s.status
      AND s.suspended_at IS NULL AND a.disabled_at IS NULL
  );

  WITH texts AS (
    SELECT
      s.id, s.kind, s.certificados,
      (CASE s.plan WHEN 'MKTCORP' THEN 1 WHEN 'MKTPRO' THEN 2 WHEN 'MKTBASIC' THEN 3 ELSE 4 END)::smallint
        AS promotion,
      (6 - num_nonnulls(
        s.photo, nullif(s.site, ''), nullif(s.linkedin, ''),
        nullif(coalesce(s.com_oque_trabalha, c.segmento_empresa), ''),
        nullif(cardinality(s.certificados), 0),
        CASE WHEN length(s."descricaoServico") >= 200 THEN 1 END
      ))::smallint AS unfilled,
      search_plain(s.nome, 200) AS sort_name,
      search_plain(s.estado, 2) AS state,
      search_plain(s.cidade, 100) || '/' || search_plain(s.estado, 2) AS place,
      search_text(s.nome) AS name,
      search_text(concat_ws(' ', s.com_oque_trabalha, c.segmento_empresa)) AS speciality,
      search_text(s."descricaoServico") AS service,
      -- What a company is registered for begins with its number.
      search_text(concat_ws(' ', c.outras_infos, regexp_replace(c.cnae_primario, '^[0-9./ -]+', ''),
        regexp_replace(c.cnae_secundario, '^[0-9./ -]+', ''))) AS notes,
      array_to_string(
        ARRAY(SELECT search_plain(certificado, 200) FROM unnest(s.certificados) AS certificado), ' . '
      ) AS certificates
    FROM suppliers s
    JOIN accounts a ON a.id = s.account_id
    LEFT JOIN companies c ON c.id = s.id
    WHERE s.id = ANY (ids) AND s.marketplace AND s.status
      AND s.suspended_at IS NULL AND a.disabled_at IS NULL
  ), read AS (
    SELECT *, concat_ws(E'\n', name, speciality, service, notes, certificates) AS body FROM texts
  ), documents AS MATERIALIZED (
    SELECT *, search_lexemes(body, name || ' ' || speciality, certificados, state, place, promotion)
      AS lexemes
    FROM read
  ), written AS (
    INSERT INTO search_documents AS d
      (supplier_id, promotion, unfilled, sort_name, kind, state, place, body, lexemes)
    SELECT id, promotion, unfilled, sort_name, kind, state, place, body, lexemes FROM documents
    ON CONFLICT (supplier_id) DO UPDATE SET
      promotion = excluded.promotion, unfilled = excluded.unfilled, sort_name = excluded.sort_name,
      kind = excluded.kind, state = excluded.state, place = excluded.place, body = excluded.body,
      lexemes = excluded.lexemes
    WHERE (d.promotion, d.unfilled, d.kind, d.place, d.body)
      <> (excluded.promotion, excluded.unfilled, excluded.kind, excluded.place, excluded.body)
  )
  SELECT array_agg(DISTINCT lexeme) INTO missing
  FROM documents, unnest(tsvector_to_array(lexemes)) AS l (lexeme)
  WHERE lexeme ~ '^[a-z0-9]{2}' AND NOT EXISTS (
    SELECT FROM search_words w WHERE w.word = lexeme
  );

  IF missing IS NULL THEN
    RETURN;
  END IF;
  -- In the order of the words, so that two writers of the same new words wait and never deadlock.
  INSERT INTO search_words (word, display)
  SELECT m.word, coalesce(max(shown.display COLLATE "C"), m.word)
  FROM unnest(missing) AS m (word)
  LEFT JOIN (
    SELECT search_plain(piece, 32) AS folded, lower(piece COLLATE "und-x-icu") AS display
    FROM (
      SELECT DISTINCT regexp_split_to_table(
        normalize(concat_ws(' ', s.nome, s."descricaoServico", s.com_oque_trabalha,
          array_to_string(s.certificados, ' '), c.segmento_empresa, c.outras_infos, c.cnae_primario,
          c.cnae_secundario), NFC),
        '[^0-9A-Za-zÀ-ÖØ-öø-ÿ]+') AS piece
      FROM suppliers s LEFT JOIN companies c ON c.id = s.id
      WHERE s.id = ANY (ids)
    ) pieces
  ) shown ON shown.folded = m.word
  GROUP BY m.word
  ORDER BY m.word
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION index_new_suppliers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_suppliers(ARRAY(SELECT id FROM new_rows ORDER BY id));
  RETURN NULL;
END $$;
CREATE TRIGGER suppliers_index_insert AFTER INSERT ON suppliers
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_new_suppliers();
CREATE TRIGGER companies_index_insert AFTER INSERT ON companies
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_new_suppliers();

CREATE FUNCTION index_changed_supplier() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_suppliers(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER suppliers_index_update
  AFTER UPDATE OF nome, "descricaoServico", com_oque_trabalha, certificados, cidade, estado, kind,
    plan, marketplace, status, suspended_at, account_id, photo, site, linkedin ON suppliers
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION index_changed_supplier();
CREATE TRIGGER companies_index_update
  AFTER UPDATE OF segmento_empresa, outras_infos, cnae_primario, cnae_secundario ON companies
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION index_changed_supplier();

CREATE FUNCTION index_changed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_suppliers(ARRAY(SELECT id FROM suppliers WHERE account_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER accounts_index_update AFTER UPDATE OF disabled_at ON accounts
  FOR EACH ROW WHEN (OLD.disabled_at IS DISTINCT FROM NEW.disabled_at)
  EXECUTE FUNCTION index_changed_account();

-- Documents in the order of the steps, each in the first step it fits, and within a step by plan and
-- name; the loop ends when there are enough. The first row is no document: its body says which
-- words the answer knows of, so that whoever keeps the words sees at once that there are new ones.
-- Only ever the GIN index: left alone, the planner does not count what it costs to fetch the lexemes.
CREATE FUNCTION search_candidates(
  steps tsquery[], wanted_kind text, wanted_levels smallint[], name_part text, place_part text,
  after_step integer, after_promotion integer, after_name text, after_id integer, most integer
) RETURNS TABLE (
  step integer, supplier_id integer, promotion smallint, unfilled smallint, sort_name text,
  kind text, place text, body text
)
LANGUAGE plpgsql STABLE ROWS 100
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE
  missing integer := most;
  found_rows integer;
BEGIN
  RETURN QUERY SELECT 0, 0, 0::smallint, 0::smallint, '', '', '', search_words_version();
  FOR i IN greatest(after_step, 1) .. cardinality(steps) LOOP
    RETURN QUERY
      SELECT i, d.supplier_id, d.promotion, d.unfilled, d.sort_name, d.kind, d.place, d.body
      FROM search_documents d
      WHERE d.lexemes @@ steps[i]
        AND (wanted_kind IS NULL OR d.kind = wanted_kind)
        AND (wanted_levels IS NULL OR d.promotion = ANY (wanted_levels))
        AND (name_part IS NULL OR d.sort_name LIKE name_part)
        AND (place_part IS NULL OR d.place LIKE place_part)
        -- `+ 0`: with the bare column the planner may read an ordered index from the cursor on.
        AND (i > after_step
          OR (d.promotion + 0, d.sort_name, d.supplier_id) > (after_promotion, after_name COLLATE "C", after_id))
      ORDER BY d.promotion, d.sort_name, d.supplier_id
      LIMIT missing;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    missing := missing - found_rows;
    EXIT WHEN missing <= 0;
  END LOOP;
END $$;

-- How many documents fit, counted no further than `most`: a visitor needs to know that there are
-- thousands, not how many, and counting them all takes longer than finding the first page.
CREATE FUNCTION search_count(
  query tsquery, wanted_kind text, wanted_levels smallint[], name_part text, place_part text, most integer
) RETURNS integer
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
BEGIN
  RETURN (
    SELECT count(*) FROM (
      SELECT FROM search_documents d
      WHERE d.lexemes @@ query
        AND (wanted_kind IS NULL OR d.kind = wanted_kind)
        AND (wanted_levels IS NULL OR d.promotion = ANY (wanted_levels))
        AND (name_part IS NULL OR d.sort_name LIKE name_part)
        AND (place_part IS NULL OR d.place LIKE place_part)
      LIMIT most
    ) matches
  );
END $$;

-- Changes when there are new words, and when they were counted again.
CREATE FUNCTION search_words_version() RETURNS text
  LANGUAGE sql STABLE
  RETURN concat(
    (SELECT w.added_at FROM search_words w ORDER BY w.added_at DESC LIMIT 1), ' ',
    (SELECT s.value FROM settings s WHERE s.key = 'search_words_counted')
  );

-- Counts the words again and removes those that nobody uses, a batch at a time so that no writer
-- waits long. Returns the last word of the batch, or null at the end.
CREATE FUNCTION recount_search_words(after_word text, batch integer) RETURNS text
LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off
AS $$
DECLARE
  last_word text;
BEGIN
  LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE;
  SELECT max(b.word) INTO last_word
  FROM (SELECT word FROM search_words WHERE word > after_word ORDER BY word LIMIT batch) b;
  UPDATE search_words w SET suppliers = c.suppliers
  FROM (
    SELECT o.word, (
      SELECT count(*) FROM search_documents d WHERE d.lexemes @@ ('''' || o.word || '''')::tsquery
    )::integer AS suppliers
    FROM search_words o WHERE o.word > after_word AND o.word <= last_word
  ) c
  WHERE w.word = c.word AND w.suppliers <> c.suppliers;
  DELETE FROM search_words w WHERE w.word > after_word AND w.word <= last_word AND w.suppliers = 0;
  RETURN last_word;
END $$;

-- The suppliers that were there before.
SELECT index_suppliers(ARRAY(SELECT id FROM suppliers ORDER BY id));
