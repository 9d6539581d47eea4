-- One code per e-mail, purpose and network that asked, known again by the browser: strangers elsewhere
-- spoil nobody's code. A code lives ten minutes, so those under way are simply asked for again.
DELETE FROM email_codes;
ALTER TABLE email_codes
  ADD COLUMN browser text NOT NULL,
  ADD COLUMN network text NOT NULL,
  DROP CONSTRAINT email_codes_pkey,
  ADD PRIMARY KEY (email, purpose, network),
  DROP CONSTRAINT email_codes_purpose_check,
  ADD CONSTRAINT email_codes_purpose_check
    CHECK (purpose IN ('signup', 'recover', 'change-email', 'login'));
