-- The log is read by time, by who changed something, and by what was done; it only grows.
CREATE INDEX audit_log_at_idx ON audit_log (at);
CREATE INDEX audit_log_admin_idx ON audit_log (admin_id, id);
CREATE INDEX audit_log_action_idx ON audit_log (action, id);
