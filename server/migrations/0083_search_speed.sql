-- How many suppliers match, counted no further than `most` + 1: a visitor needs to know that there are
-- thousands, not how many, and counting them all takes longer than finding the first page. Where the
-- words as they were typed already give that many, similar words are not looked up.
CREATE FUNCTION search_count_upto(
  exact tsquery[], fuzzy tsquery[], promotions integer, most integer
) RETURNS integer
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  every_level CONSTANT integer := 30;
  wanted CONSTANT text := CASE WHEN promotions = every_level THEN '' ELSE ' AND (1 << x.promotion) & $2 <> 0' END;
  total integer;
BEGIN
  EXECUTE 'SELECT count(*) FROM (SELECT FROM supplier_search x WHERE ' || search_condition(exact)
    || wanted || ' LIMIT $3) matches'
    INTO total USING exact, promotions, most + 1;
  IF total > most OR cardinality(fuzzy) = 0 THEN
    RETURN total;
  END IF;
  EXECUTE 'SELECT count(*) FROM (SELECT FROM supplier_search x WHERE '
    || search_condition(exact || fuzzy) || wanted || ' LIMIT $3) matches'
    INTO total USING exact || fuzzy, promotions, most + 1;
  RETURN total;
END $$;

-- As before (0010_search.sql), but `promotion + 0`: with the bare columns the planner may read the
-- ordered index from the cursor on, and then every supplier's lexemes.
CREATE OR REPLACE FUNCTION search_page(
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
        THEN ' AND (x.promotion + 0, x.sort_name, x.supplier_id) > ($4, $5 COLLATE "C", $6)' ELSE '' END
      || ' ORDER BY x.promotion, x.sort_name, x.supplier_id LIMIT $7'
      USING step.queries, step.relevance, step.promotions, after_promotion, after_name, after_id,
        missing;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    missing := missing - found_rows;
    EXIT WHEN missing <= 0;
  END LOOP;
END $$;
