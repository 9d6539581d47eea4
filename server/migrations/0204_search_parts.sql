-- As before (0203_search_steps.sql), but a step is sent once, with the parts in which it is looked at.
DROP FUNCTION search_candidates;
CREATE FUNCTION search_candidates(
  steps tsquery[], before tsquery[], step_of smallint[], parts tsquery[], wanted_kind text, wanted_levels smallint[], name_part text,
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
  wanted tsquery;
  seen tsquery;
BEGIN
  RETURN QUERY SELECT 0, 0, 0::smallint, 0::smallint, '', '', '', search_words_version();
  FOR i IN greatest(after_step, 1) .. cardinality(parts) LOOP
    wanted := steps[step_of[i]];
    IF parts[i] IS NOT NULL THEN wanted := wanted && parts[i]; END IF;
    seen := before[step_of[i]];
    RETURN QUERY
      SELECT i, d.supplier_id, d.promotion, d.unfilled, d.sort_name, d.kind, d.place, d.body
      FROM search_documents d
      WHERE d.lexemes @@ wanted
        AND (wanted_kind IS NULL OR d.kind = wanted_kind)
        AND (wanted_levels IS NULL OR d.promotion = ANY (wanted_levels))
        AND (name_part IS NULL OR d.sort_name LIKE name_part)
        AND (place_part IS NULL OR d.place LIKE place_part)
        -- `+ 0`: with the bare column the planner may read an ordered index from the cursor on.
        AND (i > after_step
          OR (d.promotion + 0, d.sort_name, d.supplier_id) > (after_promotion, after_name COLLATE "C", after_id))
        AND (seen IS NULL OR NOT d.lexemes @@ seen)
      ORDER BY d.promotion, d.sort_name, d.supplier_id
      LIMIT missing;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    missing := missing - found_rows;
    EXIT WHEN missing <= 0;
  END LOOP;
END $$;

-- As before: what is counted is sent once, with its parts. A document fits one of them at most.
DROP FUNCTION search_count;
CREATE FUNCTION search_count(
  whole tsquery, parts tsquery[], wanted_kind text, wanted_levels smallint[], name_part text, place_part text, most integer
) RETURNS integer
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
SET plan_cache_mode = force_generic_plan SET jit = off SET work_mem = '32MB'
AS $$
DECLARE
  total integer := 0;
  wanted tsquery;
BEGIN
  FOR i IN 1 .. cardinality(parts) LOOP
    wanted := whole;
    IF parts[i] IS NOT NULL THEN wanted := whole && parts[i]; END IF;
    total := total + (
      SELECT count(*) FROM (
        SELECT FROM search_documents d
        WHERE d.lexemes @@ wanted
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
