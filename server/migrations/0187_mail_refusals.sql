-- Which kinds of mail an address does not want: a keyed hash of both. Unlike contact_refusals it can be
-- taken back, by the same link.
CREATE TABLE mail_refusals (
  hash text PRIMARY KEY,
  created_at timestamptz NOT NULL
);
-- What mail programs call for their own 'unsubscribe' (RFC 8058).
ALTER TABLE mail_outbox ADD COLUMN unsubscribe_url text;

-- The language of who wrote a review outlives their contact request.
ALTER TABLE reviews ADD COLUMN language text NOT NULL DEFAULT 'pt' CHECK (language IN ('pt', 'en'));
UPDATE reviews r SET language = c.language FROM contact_requests c WHERE c.id = r.contact_request_id;
