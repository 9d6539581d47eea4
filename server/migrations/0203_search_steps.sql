-- As before (0140_search.sql), with two changes. Who came in an earlier step is left out when a document is
-- read, no longer by the index: with all words twice in one question, the index took most of the time. And
-- the pages that the index finds are remembered one by one, however large the directory is.
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

ALTER FUNCTION search_count SET work_mem = '32MB';
