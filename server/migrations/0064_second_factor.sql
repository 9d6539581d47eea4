-- Authenticator app (RFC 6238) of an administrator. It counts once enabled_at is set.
CREATE TABLE second_factors (
  account_id integer PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  secret text NOT NULL,
  enabled_at timestamptz,
  -- The last time step used: a code that was seen once is worth nothing.
  last_step bigint NOT NULL DEFAULT 0
);

-- For whoever lost the app. Random enough for a plain hash; each works once.
CREATE TABLE recovery_codes (
  code_hash text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  used_at timestamptz
);
CREATE INDEX recovery_codes_account_id_idx ON recovery_codes (account_id);

-- Between the right password and the right code.
CREATE TABLE second_steps (
  token_hash text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

-- The one-time link with which a new administrator chooses a password.
CREATE TABLE invites (
  account_id integer PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
