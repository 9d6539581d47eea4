-- What is too old goes by its time.
CREATE INDEX contact_requests_created_at_idx ON contact_requests (created_at);
CREATE INDEX reports_closed_at_idx ON reports (closed_at);
CREATE INDEX payment_events_received_at_idx ON payment_events (received_at);

-- The audit log lets entries go after five years and none before, whatever the table of periods says.
CREATE FUNCTION refuse_audit_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('audit.ageing', true) = 'on' AND OLD.at < now() - interval '1825 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
DROP TRIGGER audit_log_append_only ON audit_log;
DROP FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_append_only BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_delete();

CREATE FUNCTION audit_age(cutoff timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  gone integer;
BEGIN
  PERFORM set_config('audit.ageing', 'on', true);
  DELETE FROM audit_log WHERE at < cutoff;
  GET DIAGNOSTICS gone = ROW_COUNT;
  PERFORM set_config('audit.ageing', '', true);
  RETURN gone;
END $$;
