-- The administrators' list of contact requests is searched by who asked.
CREATE INDEX contact_requests_who_idx ON contact_requests
  USING gin ((fold(nome || ' ' || email)) gin_trgm_ops);
