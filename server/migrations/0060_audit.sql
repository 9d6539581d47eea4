-- What administrators changed: who, when, what before and after. Written in the transaction of the
-- change itself. No foreign keys: the log outlives what it speaks of.
CREATE TABLE audit_log (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  admin_id integer NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id integer NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX audit_log_subject_idx ON audit_log (subject_kind, subject_id, id);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
