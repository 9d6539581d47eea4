-- When a buyer who had heard nothing for two working days was offered others.
ALTER TABLE contact_requests ADD COLUMN offered_at timestamptz;
CREATE INDEX contact_requests_unheard_idx ON contact_requests (created_at)
  WHERE answered_at IS NULL AND offered_at IS NULL;
