-- Who is logged in proves once more who they are before anything changes that guards the account. The
-- token lives in the page that asked and in no cookie: whoever stole the session has none.
CREATE TABLE identity_proofs (
  token_hash text PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX identity_proofs_session_id_idx ON identity_proofs (session_id);

-- A new e-mail that was asked for with such a proof and waits for its code: the code alone is not bound
-- to an account.
ALTER TABLE accounts
  ADD COLUMN pending_email text,
  ADD COLUMN pending_email_until timestamptz;

ALTER TABLE email_codes
  DROP CONSTRAINT email_codes_purpose_check,
  ADD CONSTRAINT email_codes_purpose_check
    CHECK (purpose IN ('signup', 'recover', 'change-email', 'login', 'identity'));

-- Offered without a proof, and never confirmed.
DELETE FROM second_factors WHERE enabled_at IS NULL;
