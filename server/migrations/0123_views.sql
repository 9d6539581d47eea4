-- Administrators who look at personal data leave an entry too. One an hour: the key says of which
-- administrator, what and when, and cannot be read.
ALTER TABLE audit_log ADD COLUMN view_key text;
CREATE UNIQUE INDEX audit_log_view_key ON audit_log (view_key) WHERE view_key IS NOT NULL;

CREATE OR REPLACE FUNCTION refuse_audit_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('audit.forgetting', true) = 'on'
    AND (NEW.id, NEW.at, NEW.admin_id, NEW.action, NEW.subject_kind, NEW.subject_id)
      = (OLD.id, OLD.at, OLD.admin_id, OLD.action, OLD.subject_kind, OLD.subject_id)
    AND NEW.view_key IS NOT DISTINCT FROM OLD.view_key
    AND NEW.before = audit_blanked(OLD.before) AND NEW.after = audit_blanked(OLD.after)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

-- What an administrator typed to find somebody is that person's too. Returns how many were blanked.
CREATE FUNCTION audit_forget_searches(words text[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  blanked integer;
BEGIN
  PERFORM set_config('audit.forgetting', 'on', true);
  UPDATE audit_log SET before = audit_blanked(before), after = audit_blanked(after)
  WHERE subject_kind = 'list' AND length(after ->> 'busca') > 2
    AND EXISTS (
      SELECT 1 FROM unnest(words) AS word
      WHERE word <> '' AND (strpos(fold(word), fold(after ->> 'busca')) > 0
        OR strpos(fold(after ->> 'busca'), fold(word)) > 0));
  GET DIAGNOSTICS blanked = ROW_COUNT;
  PERFORM set_config('audit.forgetting', '', true);
  RETURN blanked;
END $$;
