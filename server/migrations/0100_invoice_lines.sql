-- What an invoice is made of, and what of the customer's credit it used or left (centavos). Those
-- that are already stored get theirs when they are next read from the provider.
ALTER TABLE invoices
  ADD COLUMN lines jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN credit_used integer NOT NULL DEFAULT 0,
  ADD COLUMN credit_kept integer NOT NULL DEFAULT 0;
