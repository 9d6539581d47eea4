-- Sign-ups over time.
CREATE INDEX suppliers_created_at_idx ON suppliers (created_at);
