-- A lexeme more in each document: its plan and one of 32 slices of the directory ('^4/17'), so that of a word of
-- many thousands a part can be fetched or counted. Added to a document whoever writes it, like categories (0167).
DROP TRIGGER search_documents_categories ON search_documents;
DROP FUNCTION add_category_lexemes;
CREATE FUNCTION add_lexemes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lexemes := NEW.lexemes
    || array_to_tsvector(ARRAY['^' || NEW.promotion || '/' || NEW.supplier_id % 32])
    || array_to_tsvector(ARRAY(
      SELECT '#' || categoria FROM suppliers s, unnest(s.categorias) AS categoria
      WHERE s.id = NEW.supplier_id
    ));
  RETURN NEW;
END $$;
CREATE TRIGGER search_documents_lexemes BEFORE INSERT OR UPDATE ON search_documents
  FOR EACH ROW EXECUTE FUNCTION add_lexemes();
UPDATE search_documents SET lexemes = lexemes;

-- As before (0140_search.sql), but who came in an earlier step is left out when a document is read, no longer
-- by the index: with all words twice in one question, the index took most of the time. And the pages that the
-- index finds are remembered one by one, however large the directory is.
DROP FUNCTION search_candidates;
CREATE FUNCTION search_candidates(
  steps tsquery[], before tsquery[], wanted_kind text, wanted_levels smallint[], name_part text,
  place_part text, after_step integer, after_promotion integer, after_name text, after_id integer, most integer
) RETURNS TABLE (
  step integer, supplier_id integer, promotion smallint, unfilled smallint, sort_name text,
  kind text, place text, body text
)
LANGUAGE plpgsql STABLE ROWS 100
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
SET plan_cache_mode = force_generic_plan SET jit = off SET work_mem = '32MB'
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
        AND (before[i] IS NULL OR NOT d.lexemes @@ before[i])
      ORDER BY d.promotion, d.sort_name, d.supplier_id
      LIMIT missing;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    missing := missing - found_rows;
    EXIT WHEN missing <= 0;
  END LOOP;
END $$;

-- As before, part by part: a document fits one of them at most.
DROP FUNCTION search_count;
CREATE FUNCTION search_count(
  parts tsquery[], wanted_kind text, wanted_levels smallint[], name_part text, place_part text, most integer
) RETURNS integer
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
SET plan_cache_mode = force_generic_plan SET jit = off SET work_mem = '32MB'
AS $$
DECLARE
  total integer := 0;
BEGIN
  FOR i IN 1 .. cardinality(parts) LOOP
    total := total + (
      SELECT count(*) FROM (
        SELECT FROM search_documents d
        WHERE d.lexemes @@ parts[i]
          AND (wanted_kind IS NULL OR d.kind = wanted_kind)
          AND (wanted_levels IS NULL OR d.promotion = ANY (wanted_levels))
          AND (name_part IS NULL OR d.sort_name LIKE name_part)
          AND (place_part IS NULL OR d.place LIKE place_part)
        LIMIT most - total
      ) matches
    );
    EXIT WHEN total >= most;
  END LOOP;
  RETURN total;
END $$;
