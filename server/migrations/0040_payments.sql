-- Who a supplier is at the payment provider. The tickets order concurrent reads of the provider's
-- truth: an answer that was asked for earlier never overwrites a later one.
CREATE TABLE payment_customers (
  customer_id text PRIMARY KEY,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('stripe', 'sandbox')),
  ticket integer NOT NULL DEFAULT 0,
  applied_ticket integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_customers_supplier_key UNIQUE (supplier_id, provider)
);

-- Each checkout that was opened: an event counts only when it belongs to one of these customers.
CREATE TABLE checkouts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  customer_id text NOT NULL REFERENCES payment_customers (customer_id) ON DELETE CASCADE,
  plan text NOT NULL CHECK (plan IN ('MKTBASIC', 'MKTPRO', 'MKTCORP')),
  period text NOT NULL CHECK (period IN ('month', 'year')),
  price_id text NOT NULL,
  session_id text UNIQUE,
  url text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'complete', 'expired')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX checkouts_one_open_key ON checkouts (supplier_id) WHERE status = 'open';

-- The provider's subscriptions as they were last read. Money records outlive the supplier.
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  supplier_id integer REFERENCES suppliers (id) ON DELETE SET NULL,
  customer_id text NOT NULL,
  price_id text NOT NULL,
  plan text NOT NULL CHECK (plan IN ('MKTBASIC', 'MKTPRO', 'MKTCORP')),
  period text NOT NULL CHECK (period IN ('month', 'year')),
  status text NOT NULL CHECK (status IN ('incomplete', 'active', 'past_due', 'ended')),
  started_at timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  next_amount integer NOT NULL,
  ends_at timestamptz,
  ended_at timestamptz,
  -- What it gives: the plan in force, until when without further news, and how it stands.
  plan_in_force text NOT NULL CHECK (plan_in_force IN ('MKTFREE', 'MKTBASIC', 'MKTPRO', 'MKTCORP')),
  state text NOT NULL CHECK (state IN ('pending', 'active', 'past_due', 'ending', 'ended')),
  valid_until timestamptz,
  grace_until timestamptz,
  reminded_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX subscriptions_supplier_id_idx ON subscriptions (supplier_id);
CREATE INDEX subscriptions_valid_until_idx ON subscriptions (valid_until) WHERE plan_in_force <> 'MKTFREE';

CREATE TABLE invoices (
  id text PRIMARY KEY,
  subscription_id text NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
  number text,
  plan text CHECK (plan IN ('MKTBASIC', 'MKTPRO', 'MKTCORP')),
  status text NOT NULL CHECK (status IN ('open', 'paid', 'void')),
  amount integer NOT NULL,
  refunded integer NOT NULL DEFAULT 0,
  period_from timestamptz NOT NULL,
  period_until timestamptz NOT NULL,
  paid_at timestamptz,
  url text,
  created_at timestamptz NOT NULL
);
CREATE INDEX invoices_subscription_id_idx ON invoices (subscription_id);

-- Every signed event once, by the provider's id, written in the transaction of its effect.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('stripe', 'sandbox')),
  type text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('applied', 'ignored')),
  customer_id text,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

-- The sandbox's own books, one per customer; empty in production.
CREATE TABLE sandbox_ledgers (
  customer_id text PRIMARY KEY,
  ledger jsonb NOT NULL
);
