import type { PlanCode } from 'contract/rules/plans'
import type { InvoiceFacts } from 'contract/rules/subscription'
import { urls } from 'contract/urls'
import type { Mail } from '../mail/outbox.ts'
import { greeting, type MailRow, mailOf, type Recipient } from '../mail/layout.ts'
import { type PlanTexts, planTexts } from './mail-texts.ts'

type Person = Recipient & { nome: string }
type Site = { publicUrl: string }

const subscriptionUrl = (site: Site) => `${site.publicUrl}${urls.dashboardSection('assinatura')}`

function letter(
  { nome, email, language }: Person,
  subject: string,
  paragraphs: (string | { rows: MailRow[] })[],
  action: { label: string; url: string },
): Mail {
  const greeted = [greeting(nome, language), ...paragraphs]
  const { why } = planTexts[language]
  return mailOf({
    to: email,
    language,
    subject,
    heading: subject,
    paragraphs: greeted,
    action,
    why,
  })
}

const seeSubscription = (texts: PlanTexts, site: Site) => ({
  label: texts.see,
  url: subscriptionUrl(site),
})

/** The plan that begins, or the other one that takes its place. */
export function planMail(person: Person, plan: PlanCode, better: boolean, site: Site): Mail {
  const texts = planTexts[person.language]
  const name = texts.planNames[plan]
  return letter(
    person,
    better ? texts.active(name) : texts.changed(name),
    [better ? texts.activeText(name) : texts.changedText(name), texts.renewal],
    seeSubscription(texts, site),
  )
}

/** What the amount is made of, when it is more than the price of a period. */
function itemsOf(texts: PlanTexts, { lines, creditUsed, creditKept }: InvoiceFacts): MailRow[] {
  if (lines.length < 2 && creditUsed === 0 && creditKept === 0) return []
  const items = lines.map(({ plan, amount }) => {
    const name = plan ? texts.planOf(texts.planNames[plan]) : texts.subscription
    return amount < 0
      ? { label: `${texts.unused}, ${name}`, value: `- ${texts.money(-amount)}` }
      : { label: `${texts.newPeriod}, ${name}`, value: texts.money(amount) }
  })
  if (creditUsed > 0) {
    items.push({ label: texts.creditUsed, value: `- ${texts.money(creditUsed)}` })
  }
  if (creditKept > 0) items.push({ label: texts.creditKept, value: texts.money(creditKept) })
  return items
}

const numberRow = (texts: PlanTexts, { number }: InvoiceFacts): MailRow[] =>
  number ? [{ label: texts.receiptNumber, value: number }] : []

/** As a receipt looks: what, for when, paid when, what it is made of, and the sum. */
export function receiptMail(person: Person, invoice: InvoiceFacts, site: Site): Mail {
  const texts = planTexts[person.language]
  const { from, until, paidAt, createdAt, amount } = invoice
  const url = `${subscriptionUrl(site)}?${new URLSearchParams({ recibo: invoice.id })}`
  const rows: MailRow[] = [
    ...numberRow(texts, invoice),
    { label: texts.plan, value: invoice.plan ? texts.planNames[invoice.plan] : '' },
    { label: texts.period, value: texts.periodOf(texts.shortDay(from), texts.shortDay(until)) },
    { label: texts.paidOn, value: texts.day(paidAt ?? createdAt) },
    ...itemsOf(texts, invoice),
    { label: texts.total, value: texts.money(amount), isTotal: true },
  ]
  return letter(
    person,
    texts.receipt(invoice.number ?? ''),
    [
      texts.received(texts.money(amount)),
      { rows },
      ...(invoice.url ? [`${texts.document}: ${invoice.url}`] : []),
    ],
    { label: texts.download, url },
  )
}

export function failedMail(person: Person, plan: PlanCode, graceUntil: Date, site: Site): Mail {
  const texts = planTexts[person.language]
  return letter(
    person,
    texts.failed,
    [texts.failedText(texts.planNames[plan]), texts.grace(texts.day(graceUntil))],
    { label: texts.update, url: subscriptionUrl(site) },
  )
}

export function reminderMail(person: Person, plan: PlanCode, graceUntil: Date, site: Site): Mail {
  const texts = planTexts[person.language]
  const name = texts.planNames[plan]
  return letter(person, texts.endsSoon(name), [texts.endsSoonText(name, texts.day(graceUntil))], {
    label: texts.pay,
    url: subscriptionUrl(site),
  })
}

export function cancelledMail(person: Person, plan: PlanCode, endsAt: Date, site: Site): Mail {
  const texts = planTexts[person.language]
  return letter(
    person,
    texts.cancelled,
    [texts.cancelledText(texts.planNames[plan], texts.day(endsAt)), texts.resume],
    seeSubscription(texts, site),
  )
}

export function endedMail(person: Person, plan: PlanCode, site: Site): Mail {
  const texts = planTexts[person.language]
  return letter(person, texts.ended(texts.planNames[plan]), [texts.endedText], {
    label: texts.seePlans,
    url: `${site.publicUrl}${urls.changePlan}`,
  })
}

export function refundedMail(person: Person, invoice: InvoiceFacts, site: Site): Mail {
  const texts = planTexts[person.language]
  const rows: MailRow[] = [
    ...numberRow(texts, invoice),
    { label: texts.paid, value: texts.money(invoice.amount) },
    { label: texts.givenBack, value: texts.money(invoice.refunded), isTotal: true },
  ]
  return letter(
    person,
    texts.refunded,
    [texts.refundedText(texts.money(invoice.refunded)), { rows }],
    seeSubscription(texts, site),
  )
}
