-- 'Atende em': where a supplier works. 'Brasil', states ('PE') and municipalities ('Recife/PE'); empty
-- when the supplier has not said, and then its own state is what counts.
ALTER TABLE suppliers ADD COLUMN atende_em text[] NOT NULL DEFAULT '{}';

-- As before (0141_search_speed.sql), with where a supplier works: a last line of the body
-- ('br . pe . recife/pe'), and lexemes that begin with '~': '~br', '~pe', '~recife/pe', and '~/pe' for any
-- municipality of that state.
CREATE OR REPLACE FUNCTION index_suppliers(ids integer[]) RETURNS void LANGUAGE plpgsql
SET jit = off
AS $$
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

  WITH texts AS MATERIALIZED (
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
      ) AS certificates,
      -- 'br', 'pe', 'recife/pe'
      ARRAY(
        SELECT CASE entry WHEN 'Brasil' THEN 'br' ELSE
          search_plain(split_part(entry, '/', 1), 100)
          || coalesce('/' || lower(nullif(split_part(entry, '/', 2), '')), '') END
        FROM unnest(s.atende_em) AS entry
      ) AS serves
    FROM suppliers s
    JOIN accounts a ON a.id = s.account_id
    LEFT JOIN companies c ON c.id = s.id
    WHERE s.id = ANY (ids) AND s.marketplace AND s.status
      AND s.suspended_at IS NULL AND a.disabled_at IS NULL
  ), read AS MATERIALIZED (
    SELECT *, concat_ws(E'\n', name, speciality, service, notes, certificates) AS body FROM texts
  ), documents AS MATERIALIZED (
    SELECT *, body || E'\n' || array_to_string(serves, ' . ') AS lines,
      search_lexemes(body, name || ' ' || speciality, certificados, state, place, promotion)
      || array_to_tsvector(ARRAY(
        SELECT '~' || served FROM unnest(serves) AS served
        UNION SELECT '~' || substr(served, strpos(served, '/')) FROM unnest(serves) AS served
        WHERE served LIKE '%/%'
      )) AS lexemes
    FROM read
  ), written AS (
    INSERT INTO search_documents AS d
      (supplier_id, promotion, unfilled, sort_name, kind, state, place, body, lexemes)
    SELECT id, promotion, unfilled, sort_name, kind, state, place, lines, lexemes FROM documents
    ON CONFLICT (supplier_id) DO UPDATE SET
      promotion = excluded.promotion, unfilled = excluded.unfilled, sort_name = excluded.sort_name,
      kind = excluded.kind, state = excluded.state, place = excluded.place, body = excluded.body,
      lexemes = excluded.lexemes
    WHERE (d.promotion, d.unfilled, d.kind, d.place, d.body)
      <> (excluded.promotion, excluded.unfilled, excluded.kind, excluded.place, excluded.body)
  )
  SELECT array_agg(DISTINCT lexeme) INTO missing
  FROM documents, unnest(tsvector_to_array(lexemes)) AS l (lexeme)
  -- Words, without the lexemes that begin with a sign.
  WHERE lexeme >= '0' COLLATE "C" AND lexeme < '{' COLLATE "C" AND left(lexeme, 1) NOT IN ('@', '^')
    AND length(lexeme) > 1 AND NOT EXISTS (
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

DROP TRIGGER suppliers_index_update ON suppliers;
CREATE TRIGGER suppliers_index_update
  AFTER UPDATE OF nome, "descricaoServico", com_oque_trabalha, certificados, cidade, estado, atende_em,
    kind, plan, marketplace, status, suspended_at, account_id, photo, site, linkedin ON suppliers
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION index_changed_supplier();
