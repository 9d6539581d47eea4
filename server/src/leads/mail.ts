import type { LeadFunnel } from 'contract/leads'
import { holdsWebAddress } from 'contract/rules/fields'
import type { Language } from 'contract/rules/languages'
import { urls } from 'contract/urls'
import { mailOf, nameInMail } from '../mail/layout.ts'
import type { Due, Weekly } from './queries-summary.ts'
import { leadUrl } from './service-links.ts'

type Supplier = { nome: string; email: string }
type Asker = { email: string; language: Language }

const answerTexts = {
  pt: {
    subject: (name: string) => `${name} respondeu ao seu pedido de contato`,
    heading: 'Você recebeu uma resposta',
    intro: (name: string) =>
      `${name} respondeu ao pedido de contato que você fez no Marketplace em Saúde:`,
    withLink:
      'A resposta traz um endereço da internet. Leia-a em Meus contatos, pelo botão abaixo.',
    reply:
      'Para continuar a conversa, responda a este e-mail: a mensagem vai direto ao fornecedor.',
    page: 'Ver todos os meus contatos',
    why: (name: string) => `Você recebe este e-mail porque pediu o contato de ${name}.`,
  },
  en: {
    subject: (name: string) => `${name} answered your contact request`,
    heading: 'You have an answer',
    intro: (name: string) =>
      `${name} answered the contact request that you made at Marketplace em Saúde:`,
    withLink: 'The answer holds a web address. Read it in My contacts, with the button below.',
    reply: 'To go on, reply to this e-mail: your message goes straight to the supplier.',
    page: 'See all my contacts',
    why: (name: string) => `You get this e-mail because you asked for the contact of ${name}.`,
  },
} as const

/**
 * What a supplier answers goes to whoever asked; their answer goes to the supplier. Anybody may have typed
 * the address: a supplier that asks itself in a stranger's name sends them no link of its own.
 */
export function answerMail(supplier: Supplier, asker: Asker, texto: string, link: string) {
  const texts = answerTexts[asker.language]
  const nome = nameInMail(supplier.nome, asker.language)
  return mailOf({
    to: asker.email,
    replyTo: supplier.email,
    language: asker.language,
    subject: texts.subject(nome),
    heading: texts.heading,
    paragraphs: [texts.intro(nome), holdsWebAddress(texto) ? texts.withLink : texto, texts.reply],
    action: { label: texts.page, url: link },
    why: texts.why(nome),
  })
}

const reminderTexts = {
  pt: {
    subject: (name: string) => `Lembrete: ${name}`,
    heading: 'Seu lembrete',
    intro: (name: string) => `Hoje é o dia de retomar o pedido de contato de ${name}.`,
    needs: 'O que a pessoa precisa:',
    open: 'Abrir o pedido',
    why: 'Você recebe este e-mail porque marcou um lembrete neste pedido.',
  },
  en: {
    subject: (name: string) => `Reminder: ${name}`,
    heading: 'You asked to be reminded',
    intro: (name: string) => `Today is the day to get back to the contact request from ${name}.`,
    needs: 'What they need:',
    open: 'Open the request',
    why: 'You get this e-mail because you set a reminder for this request.',
  },
} as const

export function reminderMail(due: Due, publicUrl: string) {
  const texts = reminderTexts[due.language]
  return mailOf({
    to: due.email,
    language: due.language,
    subject: texts.subject(due.nome),
    heading: texts.heading,
    paragraphs: [
      texts.intro(due.nome),
      ...(due.mensagem ? [`${texts.needs}\n${due.mensagem}`] : []),
    ],
    action: { label: texts.open, url: leadUrl(publicUrl, due.id) },
    why: texts.why,
  })
}

const weeklyTexts = {
  pt: {
    subject: 'Sua semana no Marketplace em Saúde',
    heading: (name: string) => `A semana de ${name}`,
    intro: (from: string, to: string) => `De ${from} a ${to}, em relação à semana anterior:`,
    searches: 'Buscas pelos termos que levam a você',
    views: 'Visitas ao seu perfil',
    contacts: 'Pedidos de contato',
    answers: 'Pedidos respondidos',
    waiting: (count: number) =>
      count === 1
        ? 'Um pedido de contato ainda espera a sua resposta.'
        : `${count} pedidos de contato ainda esperam a sua resposta.`,
    open: 'Abrir pedidos de contato',
    why: 'Você recebe este resumo toda semana porque tem um cadastro no Marketplace em Saúde.',
    off: 'Não quero mais o resumo semanal',
  },
  en: {
    subject: 'Your week at Marketplace em Saúde',
    heading: (name: string) => `The week of ${name}`,
    intro: (from: string, to: string) => `From ${from} to ${to}, against the week before:`,
    searches: 'Searches for the terms that lead to you',
    views: 'Visits to your profile',
    contacts: 'Contact requests',
    answers: 'Requests answered',
    waiting: (count: number) =>
      count === 1
        ? 'One contact request still waits for your answer.'
        : `${count} contact requests still wait for your answer.`,
    open: 'Open contact requests',
    why: 'You get this summary every week because you are listed at Marketplace em Saúde.',
    off: 'No more weekly summaries',
  },
} as const

type Numbers = { week: { from: string; to: string }; now: LeadFunnel; earlier: LeadFunnel }

const steps = ['searches', 'views', 'contacts', 'answers'] as const
const dayMonth = (day: string) => day.slice(5).split('-').reverse().join('/')

/** '1.240 (−60)', '4 (=)'. */
function withChange(now: number, earlier: number, language: Language): string {
  const text = (count: number) => count.toLocaleString(language === 'pt' ? 'pt-BR' : 'en-GB')
  const sign = now > earlier ? '+' : '−'
  const change = now === earlier ? '=' : `${sign}${text(Math.abs(now - earlier))}`
  return `${text(now)} (${change})`
}

export function weeklyMail(
  supplier: Weekly,
  { week, now, earlier }: Numbers,
  { publicUrl, token, oneClick }: { publicUrl: string; token: string; oneClick: string },
) {
  const texts = weeklyTexts[supplier.language]
  return mailOf({
    to: supplier.email,
    language: supplier.language,
    subject: texts.subject,
    heading: texts.heading(supplier.nome),
    paragraphs: [
      texts.intro(dayMonth(week.from), dayMonth(week.to)),
      {
        rows: steps.map((step) => ({
          label: texts[step],
          value: withChange(now[step], earlier[step], supplier.language),
        })),
      },
      ...(supplier.waiting > 0 ? [texts.waiting(supplier.waiting)] : []),
    ],
    action: { label: texts.open, url: `${publicUrl}${urls.dashboardSection('pedidos')}` },
    why: texts.why,
    unsubscribe: {
      label: texts.off,
      url: `${publicUrl}${urls.weeklySummary}#${token}`,
      oneClick,
    },
  })
}
