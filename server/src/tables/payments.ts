import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const paidPlan = ['MKTBASIC', 'MKTPRO', 'MKTCORP'] as const

const anyPlan = ['MKTFREE', ...paidPlan] as const

const billingPeriod = ['month', 'year'] as const

const paymentProvider = ['stripe', 'sandbox'] as const

export const paymentCustomers = pgTable('payment_customers', {
  customer_id: text().primaryKey(),
  supplier_id: integer().notNull(),
  provider: text({ enum: paymentProvider }).notNull(),
  ticket: integer().notNull().default(0),
  applied_ticket: integer().notNull().default(0),
  told_email: text(),
  created_at: instant('created_at').notNull().defaultNow(),
})

export const checkouts = pgTable('checkouts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer().notNull(),
  customer_id: text().notNull(),
  plan: text({ enum: paidPlan }).notNull(),
  period: text({ enum: billingPeriod }).notNull(),
  price_id: text().notNull(),
  session_id: text(),
  url: text(),
  status: text({ enum: ['open', 'complete', 'expired'] })
    .notNull()
    .default('open'),
  expires_at: instant('expires_at').notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
})

export const subscriptions = pgTable('subscriptions', {
  id: text().primaryKey(),
  supplier_id: integer(),
  customer_id: text().notNull(),
  price_id: text().notNull(),
  plan: text({ enum: paidPlan }).notNull(),
  period: text({ enum: billingPeriod }).notNull(),
  status: text({ enum: ['incomplete', 'active', 'past_due', 'ended'] }).notNull(),
  started_at: instant('started_at').notNull(),
  period_end: instant('period_end').notNull(),
  next_amount: integer().notNull(),
  ends_at: instant('ends_at'),
  ended_at: instant('ended_at'),
  plan_in_force: text({ enum: anyPlan }).notNull(),
  state: text({ enum: ['pending', 'active', 'past_due', 'ending', 'ended'] }).notNull(),
  valid_until: instant('valid_until'),
  grace_until: instant('grace_until'),
  reminded_at: instant('reminded_at'),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export const invoices = pgTable('invoices', {
  id: text().primaryKey(),
  subscription_id: text().notNull(),
  number: text(),
  plan: text({ enum: paidPlan }),
  status: text({ enum: ['open', 'paid', 'void'] }).notNull(),
  amount: integer().notNull(),
  refunded: integer().notNull().default(0),
  credit_settled_at: instant('credit_settled_at'),
  period_from: instant('period_from').notNull(),
  period_until: instant('period_until').notNull(),
  paid_at: instant('paid_at'),
  url: text(),
  lines: jsonb().$type<StoredLine[]>().notNull().default([]),
  credit_used: integer().notNull().default(0),
  credit_kept: integer().notNull().default(0),
  created_at: instant('created_at').notNull(),
})

type StoredLine = {
  plan: (typeof paidPlan)[number] | null
  period: (typeof billingPeriod)[number] | null
  amount: number
  from: string
  until: string
}

export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  provider: text({ enum: paymentProvider }).notNull(),
  type: text().notNull(),
  outcome: text({ enum: ['applied', 'ignored'] }).notNull(),
  customer_id: text(),
  body: jsonb().notNull(),
  created_at: instant('created_at').notNull(),
  received_at: instant('received_at').notNull().defaultNow(),
})
