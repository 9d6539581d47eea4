-- Browsers in which somebody has logged in before: strangers' guesses do not make them wait.
CREATE TABLE known_devices (
  token_hash text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX known_devices_account_id_idx ON known_devices (account_id);

-- What the second step waits for: a code of the app, or one sent by e-mail.
ALTER TABLE second_steps ADD COLUMN by text NOT NULL DEFAULT 'app' CHECK (by IN ('app', 'email'));
