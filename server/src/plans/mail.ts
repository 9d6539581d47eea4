import { type PlanCode, plans } from 'contract/rules/plans'
import { type InvoiceFacts, graceDays, withdrawalDays } from 'contract/rules/subscription'
import { urls } from 'contract/urls'
import type { Mail } from '../mail/outbox.ts'
import { type MailRow, mailOf } from '../mail/layout.ts'

type Person = { nome: string; email: string }
type Site = { publicUrl: string }

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const reais = (centavos: number) => money.format(centavos / 100).replaceAll('\u00a0', ' ')
const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeZone: 'America/Sao_Paulo',
})
const day = (date: Date) => dayFormat.format(date)
const shortFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })
const shortDay = (date: Date) => shortFormat.format(date)

const subscriptionUrl = (site: Site) => `${site.publicUrl}${urls.dashboardSection('assinatura')}`

function letter(
  { nome, email }: Person,
  subject: string,
  paragraphs: (string | { rows: MailRow[] })[],
  action: { label: string; url: string },
): Mail {
  const greeted = [`Olá, ${nome}!`, ...paragraphs]
  return mailOf({ to: email, subject, heading: subject, paragraphs: greeted, action })
}

const seeSubscription = (site: Site) => ({
  label: 'Ver minha assinatura',
  url: subscriptionUrl(site),
})

/** The plan that begins, or the other one that takes its place. */
export function planMail(person: Person, plan: PlanCode, better: boolean, site: Site): Mail {
  const { name } = plans[plan]
  return letter(
    person,
    better ? `Plano ${name} ativo` : `Seu plano agora é ${name}`,
    [
      better
        ? `O pagamento foi confirmado e o plano ${name} já está ativo. Tudo o que ele inclui vale a partir de agora.`
        : `A mudança foi confirmada: seu plano agora é o ${name}.`,
      `A renovação é automática. Você pode cancelar a qualquer momento em Minha assinatura, sem falar com ninguém. Nos ${withdrawalDays} dias depois do primeiro pagamento pode desistir e receber de volta o que pagou.`,
    ],
    seeSubscription(site),
  )
}

/** What the amount is made of, when it is more than the price of a period. */
function itemsOf({ lines, creditUsed, creditKept }: InvoiceFacts): MailRow[] {
  if (lines.length < 2 && creditUsed === 0 && creditKept === 0) return []
  const items = lines.map(({ plan, amount }) => {
    const name = plan ? `plano ${plans[plan].name}` : 'assinatura'
    return amount < 0
      ? { label: `Tempo não usado, ${name}`, value: `- ${reais(-amount)}` }
      : { label: `Novo período, ${name}`, value: reais(amount) }
  })
  if (creditUsed > 0) {
    items.push({ label: 'Crédito de mudanças anteriores', value: `- ${reais(creditUsed)}` })
  }
  if (creditKept > 0) items.push({ label: 'Fica como crédito', value: reais(creditKept) })
  return items
}

/** As a receipt looks: what, for when, paid when, what it is made of, and the sum. */
export function receiptMail(person: Person, invoice: InvoiceFacts, site: Site): Mail {
  const plan = invoice.plan ? plans[invoice.plan].name : ''
  const url = `${subscriptionUrl(site)}?${new URLSearchParams({ recibo: invoice.id })}`
  const rows: MailRow[] = [
    ...(invoice.number ? [{ label: 'Recibo', value: invoice.number }] : []),
    { label: 'Plano', value: plan },
    { label: 'Período', value: `${shortDay(invoice.from)} a ${shortDay(invoice.until)}` },
    { label: 'Pago em', value: day(invoice.paidAt ?? invoice.createdAt) },
    ...itemsOf(invoice),
    { label: 'Total pago', value: reais(invoice.amount), isTotal: true },
  ]
  return letter(
    person,
    `Recibo do pagamento${invoice.number ? ` ${invoice.number}` : ''}`,
    [
      `Recebemos o seu pagamento de ${reais(invoice.amount)}.`,
      { rows },
      ...(invoice.url ? [`Documento: ${invoice.url}`] : []),
    ],
    { label: 'Baixar o recibo em PDF', url },
  )
}

export function failedMail(person: Person, plan: PlanCode, graceUntil: Date, site: Site): Mail {
  return letter(
    person,
    'Não conseguimos renovar sua assinatura',
    [
      `O pagamento da renovação do plano ${plans[plan].name} não foi aprovado.`,
      `Seu plano continua ativo por ${graceDays} dias, até ${day(graceUntil)}. Atualize a forma de pagamento até lá para não perder o que ele inclui.`,
    ],
    { label: 'Atualizar a forma de pagamento', url: subscriptionUrl(site) },
  )
}

export function reminderMail(person: Person, plan: PlanCode, graceUntil: Date, site: Site): Mail {
  return letter(
    person,
    `Seu plano ${plans[plan].name} termina em breve`,
    [
      `O pagamento da renovação ainda está em aberto. Sem ele, o plano ${plans[plan].name} termina em ${day(graceUntil)} e o seu perfil volta para o plano Grátis.`,
    ],
    { label: 'Regularizar o pagamento', url: subscriptionUrl(site) },
  )
}

export function cancelledMail(person: Person, plan: PlanCode, endsAt: Date, site: Site): Mail {
  return letter(
    person,
    'Cancelamento confirmado',
    [
      `A renovação do plano ${plans[plan].name} foi cancelada. Ele continua ativo até ${day(endsAt)} e nada mais será cobrado.`,
      'Mudou de ideia? Até lá você pode retomar a assinatura com um clique.',
    ],
    seeSubscription(site),
  )
}

export function endedMail(person: Person, plan: PlanCode, site: Site): Mail {
  return letter(
    person,
    `Seu plano ${plans[plan].name} terminou`,
    [
      'Seu perfil continua no diretório com o plano Grátis. Foto, relatório de acessos e os demais recursos pagos ficam guardados e voltam se você assinar de novo.',
    ],
    { label: 'Ver os planos', url: `${site.publicUrl}${urls.changePlan}` },
  )
}

export function refundedMail(person: Person, invoice: InvoiceFacts, site: Site): Mail {
  return letter(
    person,
    'Reembolso confirmado',
    [
      `Devolvemos ${reais(invoice.refunded)} na mesma forma de pagamento. O prazo para o valor aparecer depende do seu banco ou cartão.`,
      {
        rows: [
          ...(invoice.number ? [{ label: 'Recibo', value: invoice.number }] : []),
          { label: 'Pago', value: reais(invoice.amount) },
          { label: 'Devolvido', value: reais(invoice.refunded), isTotal: true },
        ],
      },
    ],
    seeSubscription(site),
  )
}
