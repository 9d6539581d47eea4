-- Who was recommended and wants no contact: a keyed hash of the address, and nothing else. Nobody takes
-- it back, whoever they are.
CREATE TABLE contact_refusals (
  email_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL
);
CREATE FUNCTION refuse_refusal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a refusal is final' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER contact_refusals_final BEFORE UPDATE OR DELETE ON contact_refusals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_refusal_change();

-- The link of the one notice, and what is left of a recommendation that was refused: that there was one.
ALTER TABLE referrals
  ALTER COLUMN email_indicado DROP NOT NULL,
  ADD COLUMN notice_hash text UNIQUE,
  ADD COLUMN refusal_hash text UNIQUE,
  DROP CONSTRAINT referrals_status_check,
  ADD CONSTRAINT referrals_status_check CHECK (status IN ('aguardando', 'contactado', 'recusado')),
  ADD CONSTRAINT referrals_refused_check CHECK (
    (status = 'recusado') = (email_indicado IS NULL)
    AND (status <> 'recusado'
      OR nome_indicador || telefone_indicado || empresa_freelancer_indicada = ''));
