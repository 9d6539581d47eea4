-- Who asked to be erased leaves the audit log who, when and what, but no value that speaks of them.
-- Nothing else changes an entry, and nothing removes one.
CREATE FUNCTION audit_blanked(facts jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, NULL::text), '{}') FROM jsonb_object_keys(facts) AS key
$$;

CREATE FUNCTION refuse_audit_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('audit.forgetting', true) = 'on'
    AND (NEW.id, NEW.at, NEW.admin_id, NEW.action, NEW.subject_kind, NEW.subject_id)
      = (OLD.id, OLD.at, OLD.admin_id, OLD.action, OLD.subject_kind, OLD.subject_id)
    AND NEW.before = audit_blanked(OLD.before) AND NEW.after = audit_blanked(OLD.after)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE DELETE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_unchanged BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_update();

-- Returns how many entries were blanked.
CREATE FUNCTION audit_forget(kind text, ids integer[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  blanked integer;
BEGIN
  PERFORM set_config('audit.forgetting', 'on', true);
  UPDATE audit_log SET before = audit_blanked(before), after = audit_blanked(after)
  WHERE subject_kind = kind AND subject_id = ANY (ids);
  GET DIAGNOSTICS blanked = ROW_COUNT;
  PERFORM set_config('audit.forgetting', '', true);
  RETURN blanked;
END $$;
