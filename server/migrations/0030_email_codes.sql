-- One code per e-mail and purpose: a new one replaces the old. Only its hash is stored.
CREATE TABLE email_codes (
  email text NOT NULL CHECK (email = lower(email)),
  purpose text NOT NULL CHECK (purpose IN ('signup', 'recover', 'change-email')),
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  verified_at timestamptz,
  PRIMARY KEY (email, purpose)
);
CREATE INDEX email_codes_sent_at_idx ON email_codes (sent_at);
