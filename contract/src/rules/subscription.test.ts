import { describe, expect, test } from 'vitest'
import {
  type InvoiceFacts,
  type SubscriptionFacts,
  addPeriods,
  comparePlans,
  endingOf,
  isFullyRefunded,
  mustBeEnded,
  refundable,
  entitlementOf,
  withdrawableUntil,
} from './subscription.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

const invoice = (fields: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  id: 'in_1',
  number: null,
  plan: 'MKTPRO',
  from: day('2026-11-01'),
  until: day('2026-12-01'),
  status: 'paid',
  amount: 10_000,
  refunded: 0,
  createdAt: day('2026-11-01'),
  paidAt: day('2026-11-01'),
  url: null,
  lines: [],
  creditUsed: 0,
  creditKept: 0,
  ...fields,
})

const facts = (fields: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: 'sub_1',
  priceId: 'price',
  plan: 'MKTPRO',
  period: 'month',
  status: 'active',
  startedAt: day('2026-11-01'),
  periodEnd: day('2026-12-01'),
  nextAmount: 10_000,
  endsAt: null,
  endedAt: null,
  invoices: [invoice()],
  ...fields,
})

describe('what a subscription gives', () => {
  test.each([
    ['a paid period', facts(), '2026-11-15', 'MKTPRO', 'active'],
    ['no payment yet', facts({ invoices: [] }), '2026-11-15', 'MKTFREE', 'pending'],
    [
      'an invoice that is still open',
      facts({ invoices: [invoice({ status: 'open', paidAt: null })] }),
      '2026-11-15',
      'MKTFREE',
      'pending',
    ],
    [
      'a missing renewal, six days late',
      facts({ status: 'past_due' }),
      '2026-12-07',
      'MKTPRO',
      'past_due',
    ],
    [
      'a missing renewal, on its seventh day',
      facts({ status: 'past_due' }),
      '2026-12-08',
      'MKTPRO',
      'past_due',
    ],
    [
      'a missing renewal, the day after',
      facts({ status: 'past_due' }),
      '2026-12-09',
      'MKTFREE',
      'past_due',
    ],
    [
      'cancelled, before its end',
      facts({ endsAt: day('2026-12-01') }),
      '2026-11-30',
      'MKTPRO',
      'ending',
    ],
    [
      'cancelled, at its end',
      facts({ endsAt: day('2026-12-01') }),
      '2026-12-01',
      'MKTFREE',
      'ended',
    ],
    ['ended at the provider', facts({ status: 'ended' }), '2026-11-15', 'MKTFREE', 'ended'],
    [
      'refunded',
      facts({ invoices: [invoice({ refunded: 10_000 })] }),
      '2026-11-15',
      'MKTFREE',
      'ended',
    ],
    [
      'refunded in part',
      facts({ invoices: [invoice({ refunded: 4_000 })] }),
      '2026-11-15',
      'MKTPRO',
      'active',
    ],
    [
      'an upgrade that is not paid',
      facts({ invoices: [invoice({ plan: 'MKTBASIC' })] }),
      '2026-11-15',
      'MKTBASIC',
      'active',
    ],
    [
      'a downgrade of something paid',
      facts({ plan: 'MKTBASIC' }),
      '2026-11-15',
      'MKTBASIC',
      'active',
    ],
  ] as const)('%s', (_what, given, now, plan, state) => {
    expect(entitlementOf(given, day(now))).toMatchObject({ plan, state })
  })

  const year = invoice({ id: 'in_year', amount: 120_000, until: day('2027-11-01') })
  const changed = invoice({
    id: 'in_change',
    plan: 'MKTBASIC',
    amount: 0,
    createdAt: day('2026-11-05'),
    until: day('2026-12-05'),
  })

  test('a change paid with credit holds while the payment behind it does', () => {
    const held = facts({ plan: 'MKTBASIC', invoices: [year, changed] })
    expect(entitlementOf(held, day('2026-11-15')).plan).toBe('MKTBASIC')
  })

  test('a change paid with credit goes when the payment behind it is given back', () => {
    const back = facts({
      plan: 'MKTBASIC',
      invoices: [{ ...year, refunded: 120_000 }, changed],
    })
    expect(entitlementOf(back, day('2026-11-15'))).toMatchObject({
      plan: 'MKTFREE',
      state: 'ended',
    })
    expect(mustBeEnded(back, day('2026-11-15'))).toBe(true)
  })

  test('a purchase paid with the credit of an earlier subscription goes with its payment', () => {
    const bought = facts({ plan: 'MKTBASIC', invoices: [changed] })
    const at = day('2026-11-15')
    expect(entitlementOf(bought, at, [year, changed]).plan).toBe('MKTBASIC')
    const all = [{ ...year, refunded: 120_000 }, changed]
    expect(entitlementOf(bought, at, all)).toMatchObject({ plan: 'MKTFREE', state: 'ended' })
    expect(mustBeEnded(bought, at, all)).toBe(true)
  })

  test('the payment behind it is one that was made, with money, and before it', () => {
    const at = day('2026-11-15')
    const back = { ...year, refunded: 120_000 }
    const between = { createdAt: day('2026-11-03') }
    const others: Partial<InvoiceFacts>[] = [
      { ...between, status: 'open', paidAt: null },
      { ...between, amount: 0 },
      { createdAt: day('2026-11-10') },
    ]
    for (const other of others) {
      const all = [back, changed, invoice({ id: 'in_9', ...other })]
      const bought = facts({ plan: 'MKTBASIC', invoices: [changed] })
      expect(entitlementOf(bought, at, all).plan).toBe('MKTFREE')
    }
    expect(isFullyRefunded({ amount: 0, refunded: 0 })).toBe(false)
  })

  test('an end that is far away gives no more than the days of grace', () => {
    const ending = facts({ endsAt: day('2027-11-01') })
    const graceUntil = new Date('2026-12-09T02:59:59.999Z')
    expect(entitlementOf(ending, day('2026-11-15'))).toMatchObject({
      state: 'ending',
      validUntil: graceUntil,
    })
    expect(entitlementOf(ending, graceUntil)).toMatchObject({ plan: 'MKTFREE', state: 'past_due' })
  })

  test('of two invoices within one second the higher number is the newer', () => {
    const first = { ...year, number: 'MES-0009', createdAt: day('2026-11-05'), refunded: 120_000 }
    const second = { ...changed, number: 'MES-0010' }
    for (const invoices of [
      [first, second],
      [second, first],
    ]) {
      const back = facts({ plan: 'MKTBASIC', invoices })
      expect(entitlementOf(back, day('2026-11-15')).plan).toBe('MKTFREE')
    }
  })

  test('an invoice that cost nothing by itself counts', () => {
    const gift = facts({ invoices: [invoice({ amount: 0 })] })
    expect(entitlementOf(gift, day('2026-11-15')).plan).toBe('MKTPRO')
  })
})

test('what was given back or has lapsed is ended at the provider; what waits for money is not', () => {
  const at = day('2026-12-09')
  expect(mustBeEnded(facts({ status: 'past_due' }), at)).toBe(true)
  expect(mustBeEnded(facts({ invoices: [] }), at)).toBe(false)
  expect(mustBeEnded(facts({ status: 'ended' }), at)).toBe(false)
  expect(mustBeEnded(facts({ status: 'incomplete' }), at)).toBe(false)
  expect(mustBeEnded(facts(), day('2026-11-15'))).toBe(false)
})

test('the days of withdrawal count from the first payment', () => {
  const later = invoice({ paidAt: day('2026-12-01') })
  // People are told a day: it counts to its end in São Paulo.
  const end = new Date('2026-11-09T02:59:59.999Z')
  expect(withdrawableUntil([later, invoice()])).toEqual(end)
  expect(withdrawableUntil([invoice({ status: 'open', paidAt: null })])).toBeNull()
  const earlier = { paidAt: day('2026-10-20') }
  const free = invoice({ ...earlier, amount: 0 })
  const open = invoice({ ...earlier, status: 'open' })
  expect(withdrawableUntil([free, open, invoice()])).toEqual(end)
})

test('what a plan adds is gained with it and lost without it', () => {
  const { gained, lost } = comparePlans('MKTPRO', 'MKTBASIC')
  expect([gained, lost]).toEqual([
    [],
    ['exclusivePage', 'whatsapp', 'reviewsLink', 'businessBankFreelancer'],
  ])
  expect(comparePlans('MKTBASIC', 'MKTPRO').gained).toContain('businessBankFreelancer')
})

test('the last invoice tells why a subscription ended', () => {
  const paid = invoice()
  const next = invoice({ createdAt: day('2026-12-01') })
  expect(endingOf([paid, next])).toBe('over')
  expect(endingOf([])).toBe('over')
  expect(endingOf([paid, { ...next, status: 'open', paidAt: null }])).toBe('unpaid')
  expect(endingOf([paid, { ...next, refunded: 10_000 }])).toBe('refunded')
  expect(endingOf([{ ...paid, refunded: 10_000 }, next])).toBe('over')
  const free = { ...next, amount: 0, createdAt: day('2026-12-02') }
  expect(endingOf([{ ...paid, refunded: 10_000 }, free])).toBe('refunded')
})

test('withdrawing gives back what was paid and not returned yet', () => {
  const partly = invoice({ refunded: 2500 })
  const open = invoice({ status: 'open', paidAt: null })
  expect(refundable([invoice(), partly, open])).toBe(17_500)
})

test('a period ends on the same day of the next month, or on its last day', () => {
  expect(addPeriods(day('2027-01-31'), 'month', 1)).toEqual(day('2027-02-28'))
  expect(addPeriods(day('2028-02-29'), 'year', 1)).toEqual(day('2029-02-28'))
  expect(addPeriods(day('2026-12-15'), 'month', 1)).toEqual(day('2027-01-15'))
})
