import { zone } from 'contract/rules/calendar'
import type { Language } from 'contract/rules/languages'
import { type PlanCode, plans } from 'contract/rules/plans'
import { graceDays, withdrawalDays } from 'contract/rules/subscription'

function formatsOf(locale: string) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone })
  const short = new Intl.DateTimeFormat(locale, { timeZone: zone })
  return {
    money: (centavos: number) => money.format(centavos / 100).replaceAll('\u00a0', ' '),
    day: (date: Date) => long.format(date),
    shortDay: (date: Date) => short.format(date),
  }
}

const portuguese = {
  ...formatsOf('pt-BR'),
  planNames: {
    MKTFREE: plans.MKTFREE.name,
    MKTBASIC: plans.MKTBASIC.name,
    MKTPRO: plans.MKTPRO.name,
    MKTCORP: plans.MKTCORP.name,
  } as Record<PlanCode, string>,
  see: 'Ver minha assinatura',
  why: 'Você recebe este e-mail porque tem ou teve uma assinatura no Marketplace em Saúde.',

  active: (name: string) => `Plano ${name} ativo`,
  activeText: (name: string) =>
    `O pagamento foi confirmado e o plano ${name} já está ativo. Tudo o que ele inclui vale a partir de agora.`,
  changed: (name: string) => `Seu plano agora é ${name}`,
  changedText: (name: string) => `A mudança foi confirmada: seu plano agora é o ${name}.`,
  renewal: `A renovação é automática. Você pode cancelar a qualquer momento em Minha assinatura, sem falar com ninguém. Nos ${withdrawalDays} dias depois do primeiro pagamento pode desistir e receber de volta o que pagou.`,

  receipt: (number: string) => `Recibo do pagamento${number && ` ${number}`}`,
  received: (amount: string) => `Recebemos o seu pagamento de ${amount}.`,
  receiptNumber: 'Recibo',
  plan: 'Plano',
  period: 'Período',
  periodOf: (from: string, until: string) => `${from} a ${until}`,
  paidOn: 'Pago em',
  unused: 'Tempo não usado',
  newPeriod: 'Novo período',
  planOf: (name: string) => `plano ${name}`,
  subscription: 'assinatura',
  creditUsed: 'Crédito de mudanças anteriores',
  creditKept: 'Fica como crédito',
  total: 'Total pago',
  document: 'Documento',
  download: 'Baixar o recibo em PDF',

  failed: 'Não conseguimos renovar sua assinatura',
  failedText: (name: string) => `O pagamento da renovação do plano ${name} não foi aprovado.`,
  grace: (until: string) =>
    `Seu plano continua ativo por ${graceDays} dias, até ${until}. Atualize a forma de pagamento até lá para não perder o que ele inclui.`,
  update: 'Atualizar a forma de pagamento',

  endsSoon: (name: string) => `Seu plano ${name} termina em breve`,
  endsSoonText: (name: string, until: string) =>
    `O pagamento da renovação ainda está em aberto. Sem ele, o plano ${name} termina em ${until} e o seu perfil volta para o plano Grátis.`,
  pay: 'Regularizar o pagamento',

  cancelled: 'Cancelamento confirmado',
  cancelledText: (name: string, until: string) =>
    `A renovação do plano ${name} foi cancelada. Ele continua ativo até ${until} e nada mais será cobrado.`,
  resume: 'Mudou de ideia? Até lá você pode retomar a assinatura com um clique.',

  ended: (name: string) => `Seu plano ${name} terminou`,
  endedText:
    'Seu perfil continua no diretório com o plano Grátis. Foto, relatório de acessos e os demais recursos pagos ficam guardados e voltam se você assinar de novo.',
  seePlans: 'Ver os planos',

  refunded: 'Reembolso confirmado',
  refundedText: (amount: string) =>
    `Devolvemos ${amount} na mesma forma de pagamento. O prazo para o valor aparecer depende do seu banco ou cartão.`,
  paid: 'Pago',
  givenBack: 'Devolvido',
}

export type PlanTexts = typeof portuguese

const english: PlanTexts = {
  ...formatsOf('en-GB'),
  planNames: {
    MKTFREE: 'Free',
    MKTBASIC: 'Basic',
    MKTPRO: 'Professional',
    MKTCORP: 'Corporate',
  },
  see: 'See my subscription',
  why: 'You get this e-mail because you have or had a subscription at Marketplace em Saúde.',

  active: (name) => `${name} plan active`,
  activeText: (name) =>
    `The payment was confirmed and the ${name} plan is active. Everything that it includes is yours from now on.`,
  changed: (name) => `Your plan is now ${name}`,
  changedText: (name) => `The change was confirmed: your plan is now ${name}.`,
  renewal: `It renews automatically. You can cancel at any time in My subscription, without talking to anyone. Within ${withdrawalDays} days of the first payment you can withdraw and get back what you paid.`,

  receipt: (number) => `Receipt of your payment${number && ` ${number}`}`,
  received: (amount) => `We received your payment of ${amount}.`,
  receiptNumber: 'Receipt',
  plan: 'Plan',
  period: 'Period',
  periodOf: (from, until) => `${from} to ${until}`,
  paidOn: 'Paid on',
  unused: 'Unused time',
  newPeriod: 'New period',
  planOf: (name) => `${name} plan`,
  subscription: 'subscription',
  creditUsed: 'Credit from earlier changes',
  creditKept: 'Kept as credit',
  total: 'Total paid',
  document: 'Document',
  download: 'Download the receipt as PDF',

  failed: 'We could not renew your subscription',
  failedText: (name) => `The payment for the renewal of the ${name} plan was not approved.`,
  grace: (until) =>
    `Your plan stays active for ${graceDays} days, until ${until}. Update the payment method by then to keep what it includes.`,
  update: 'Update the payment method',

  endsSoon: (name) => `Your ${name} plan ends soon`,
  endsSoonText: (name, until) =>
    `The payment for the renewal is still open. Without it the ${name} plan ends on ${until} and your profile goes back to the Free plan.`,
  pay: 'Settle the payment',

  cancelled: 'Cancellation confirmed',
  cancelledText: (name, until) =>
    `The renewal of the ${name} plan was cancelled. It stays active until ${until} and nothing more will be charged.`,
  resume: 'Changed your mind? Until then you can resume the subscription with one click.',

  ended: (name) => `Your ${name} plan has ended`,
  endedText:
    'Your profile stays in the directory with the Free plan. Photo, visit report and the other paid features are kept and come back if you subscribe again.',
  seePlans: 'See the plans',

  refunded: 'Refund confirmed',
  refundedText: (amount) =>
    `We refunded ${amount} to the same payment method. When it shows up depends on your bank or card.`,
  paid: 'Paid',
  givenBack: 'Refunded',
}

export const planTexts: Record<Language, PlanTexts> = { pt: portuguese, en: english }
