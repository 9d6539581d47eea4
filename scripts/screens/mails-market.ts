import type { Language } from 'contract/rules/languages'
import type { InvoiceFacts } from 'contract/rules/subscription'
import { contactMailToSupplier, contactMailToVisitor } from '../../server/src/contacts/mail.ts'
import { linkMail, offerMail, withdrawnMail } from '../../server/src/contacts/mail-mine.ts'
import { answerMail, reminderMail, weeklyMail } from '../../server/src/leads/mail.ts'
import * as plans from '../../server/src/plans/mail.ts'
import { answeredMail, inviteMail, writtenMail } from '../../server/src/reviews/mail.ts'
import { longName, site, to } from './mails-people.ts'

const url = `${site.publicUrl}/qualquer`
const unsubscribe = { url, oneClick: url }
const person = { nome: 'Ana Clara', email: to }
const supplier = { ...person, id: 1, nome: longName, slug: 'aferis-10' }
const day = new Date('2026-11-14T12:00:00Z')
const until = new Date('2026-12-14T12:00:00Z')

const invoice: InvoiceFacts = {
  id: 'in_1',
  number: 'MES-2026-0042',
  plan: 'MKTPRO',
  from: day,
  until,
  status: 'paid',
  amount: 7990,
  refunded: 7990,
  createdAt: day,
  paidAt: day,
  url: null,
  lines: [
    { plan: 'MKTBASIC', period: 'month', amount: -1990, from: day, until },
    { plan: 'MKTPRO', period: 'month', amount: 9980, from: day, until },
  ],
  creditUsed: 0,
  creditKept: 0,
}

export function planMails(language: Language) {
  const who = { ...person, language }
  return [
    plans.planMail(who, 'MKTPRO', true, site),
    plans.receiptMail(who, invoice, site),
    plans.failedMail(who, 'MKTPRO', until, site),
    plans.reminderMail(who, 'MKTPRO', until, site),
    plans.cancelledMail(who, 'MKTPRO', until, site),
    plans.endedMail(who, 'MKTPRO', site),
    plans.refundedMail(who, invoice, site),
  ]
}

const mensagem = 'Preciso validar duas autoclaves em Campinas até o fim do mês.'
const visitor = {
  nome: 'Helena Prado',
  email: 'compras.centro.cirurgico@hospitaldasclinicas.example',
  telefone: '(11) 98765-4321',
  mensagem,
  term: 'validação de autoclave',
}

export function contactMails(language: Language) {
  const request = {
    ...visitor,
    language,
    supplier_nome: longName,
    supplier_email: to,
    supplier_language: language,
  } as Parameters<typeof withdrawnMail>[0]
  const contact = {
    email: to,
    telefone: '(11) 98765-4321',
    site: 'https://aferis.example/calibracao-e-metrologia',
    linkedin: null,
    whatsapp: 'https://wa.me/5511987654321',
  }
  const shown = { nome: longName, contact, pageUrl: url }
  const more = ['Prado Equipamentos', 'Rodrigo Alencar Tavares'].map((nome) => ({
    ...shown,
    nome,
    contact: { ...contact, site: null, whatsapp: null },
  }))
  const week = { from: '2026-11-09', to: '2026-11-15' }
  const now = { searches: 1240, views: 96, contacts: 4, answers: 3 }
  const others = [
    { nome: longName, slug: 'aferis-10', cidade_estado: 'Recife/PE' },
    { nome: 'Rodrigo Alencar Tavares', slug: 'rodrigo-3', cidade_estado: 'Goiânia/GO' },
  ]
  return [
    contactMailToSupplier(
      { ...supplier, language } as Parameters<typeof contactMailToSupplier>[0],
      visitor,
      { inbox: url, email: 'mailto:a@b.example', phone: 'tel:+5511', whatsapp: url },
    ),
    contactMailToVisitor([shown], { to, language, followUrl: url }),
    contactMailToVisitor([shown, ...more], { to, language, followUrl: url }),
    answerMail(supplier, { email: to, language }, 'Temos agenda na quinta: aferis.example', url),
    reminderMail({ ...person, id: 1, mensagem, supplier_nome: longName, language }, url),
    weeklyMail(
      { ...supplier, language, waiting: 2 },
      { week, now, earlier: { searches: 1300, views: 80, contacts: 4, answers: 1 } },
      { ...site, token: 'a', oneClick: url },
    ),
    linkMail(to, language, url),
    offerMail(request, [longName], others, { link: url, ...site, unsubscribe }),
    offerMail(request, [longName, 'Prado Equipamentos', 'Rodrigo Alencar Tavares'], others, {
      link: url,
      ...site,
      unsubscribe,
    }),
    withdrawnMail(request),
  ]
}

export function reviewMails(language: Language) {
  const texto = 'Chegaram na hora e deixaram os certificados no mesmo dia.'
  const review = { nome: 'Hospital São Lucas', contato: 5, qualidade: 4, prazo: 5, texto }
  const invited = {
    request_id: 1,
    email: to,
    nome: 'Helena Prado',
    language,
    asked_at: day,
    supplier_id: 1,
    supplier_nome: longName,
    slug: 'aferis-10',
  }
  return [
    inviteMail(invited, url, { ...site, unsubscribe }),
    writtenMail({ email: to, language }, review, site.publicUrl),
    answeredMail(supplier, { email: to, language }, 'Obrigado, Helena.', site.publicUrl),
  ]
}
