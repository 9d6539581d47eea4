-- Whom Google or LinkedIn call by which subject: each is one account's, and an account has one of each.
CREATE TABLE account_identities (
  provider text NOT NULL CHECK (provider IN ('google', 'linkedin')),
  subject text NOT NULL,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  email text NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (account_id, provider)
);

-- Sign-ins that have begun and not ended, each bound to the browser that began it.
CREATE TABLE sign_ins (
  state_hash text PRIMARY KEY,
  browser text NOT NULL,
  provider text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_ins_expires_at_idx ON sign_ins (expires_at);

-- Whom a browser came back as, until a login, a second step or a sign-up proves whose account that is.
CREATE TABLE waiting_identities (
  browser text PRIMARY KEY,
  provider text NOT NULL,
  subject text NOT NULL,
  email_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX waiting_identities_expires_at_idx ON waiting_identities (expires_at);
