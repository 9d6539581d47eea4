-- When the credit that came from a refunded payment was taken back at the provider.
ALTER TABLE invoices ADD COLUMN credit_settled_at timestamptz;
CREATE INDEX invoices_unsettled ON invoices (subscription_id)
  WHERE amount > 0 AND refunded >= amount AND credit_settled_at IS NULL;
