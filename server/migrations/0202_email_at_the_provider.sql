-- The e-mail under which the payment provider writes to a customer, as it was last told; null when nobody knows.
ALTER TABLE payment_customers ADD COLUMN told_email text;
