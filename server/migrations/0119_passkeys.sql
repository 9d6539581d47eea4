-- Passkeys (WebAuthn): the second factor beside the authenticator app, or instead of it.
CREATE TABLE passkeys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  credential_id text NOT NULL CONSTRAINT passkeys_credential_id_key UNIQUE,
  public_key text NOT NULL,
  -- How often the authenticator says it was used; one that goes back was copied.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_account_id_idx ON passkeys (account_id);

-- What a passkey has to answer, for one purpose of one session or one second step. Each works once.
CREATE TABLE passkey_challenges (
  holder text PRIMARY KEY,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);
