-- A supplier's page is kept as the answers of the search are: while nothing that it shows has changed. It shows the
-- company's record, what was published, and how soon contact requests were answered.
CREATE TRIGGER companies_directory_version
  AFTER UPDATE OR DELETE OR TRUNCATE ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION raise_directory_version();
CREATE TRIGGER supplier_pages_directory_version
  AFTER INSERT OR UPDATE OF published OR DELETE OR TRUNCATE ON supplier_pages
  FOR EACH STATEMENT EXECUTE FUNCTION raise_directory_version();
CREATE TRIGGER contact_requests_answered
  AFTER UPDATE OF answered_at ON contact_requests
  FOR EACH ROW WHEN (OLD.answered_at IS DISTINCT FROM NEW.answered_at)
  EXECUTE FUNCTION raise_directory_version();
CREATE TRIGGER contact_requests_answered_insert
  AFTER INSERT ON contact_requests
  FOR EACH ROW WHEN (NEW.answered_at IS NOT NULL) EXECUTE FUNCTION raise_directory_version();
CREATE TRIGGER contact_requests_answered_delete
  AFTER DELETE ON contact_requests
  FOR EACH ROW WHEN (OLD.answered_at IS NOT NULL) EXECUTE FUNCTION raise_directory_version();
