-- Words are counted by reading every document once (ts_stat, queries-words.ts). Asking the index for each word,
-- as before, visits every document once for each of its words.
DROP FUNCTION recount_search_words;

-- Removes those of these words that nobody uses. The lock keeps writers from using one meanwhile, and is
-- held for these few words only.
CREATE FUNCTION forget_search_words(words text[]) RETURNS void
LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off
AS $$
BEGIN
  LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM search_words w
  WHERE w.word = ANY (words) AND NOT EXISTS (
    SELECT FROM search_documents d WHERE d.lexemes @@ ('''' || w.word || '''')::tsquery
  );
END $$;
