-- How soon a supplier answers is read from the index alone: a hundred requests of months lie on a hundred pages of the table.
DROP INDEX contact_requests_answered_idx;
CREATE INDEX contact_requests_answered_idx ON contact_requests (supplier_id, answered_at DESC) INCLUDE (created_at)
  WHERE answered_at IS NOT NULL;
