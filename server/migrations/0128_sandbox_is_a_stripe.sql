-- The payment sandbox speaks Stripe's API: credit that was taken back is a balance transaction, and a
-- request with an idempotency key is answered once. It no longer takes in events made elsewhere.
UPDATE sandbox_ledgers SET ledger = (ledger - 'events' - 'times') || jsonb_build_object(
  'answers', '{}'::jsonb,
  'balanceTransactions', coalesce((
    SELECT jsonb_object_agg(
      'cbtxn_' || md5(mark),
      jsonb_build_object(
        'id', 'cbtxn_' || md5(mark),
        'object', 'customer_balance_transaction',
        'amount', 0,
        'metadata', jsonb_build_object('refunded_invoice', substr(mark, length('credit-') + 1))))
    FROM jsonb_object_keys(ledger -> 'events') AS mark
    WHERE mark LIKE 'credit-%'), '{}'::jsonb));
