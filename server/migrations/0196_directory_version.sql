-- Answers of the search are kept while the directory is unchanged (suppliers/service-kept.ts). They rest on the documents,
-- which also change with a company's record, and on the words that administrators add.
CREATE TRIGGER search_documents_directory_version
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_documents
  FOR EACH STATEMENT EXECUTE FUNCTION raise_directory_version();
CREATE TRIGGER search_synonyms_directory_version
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION raise_directory_version();
CREATE TRIGGER search_answers_directory_version
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_answers
  FOR EACH STATEMENT EXECUTE FUNCTION raise_directory_version();
