import { operator } from 'contract/rules/operator'
import { urls } from 'contract/urls'
import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

type Subject = Recipient & { nome: string; reason: string; publicUrl: string }

const texts = {
  pt: {
    suspended: {
      subject: 'Seu cadastro foi desativado no Marketplace em Saúde',
      heading: 'Seu cadastro foi desativado',
      text: (nome: string) =>
        `O cadastro de ${nome} foi desativado pela administração e não aparece mais no diretório.`,
      next: [
        `Você continua com acesso à sua conta para corrigir os dados. Depois, fale conosco pelo chat ou em ${operator.email} para reativar o cadastro. Se não concorda com a decisão, peça pelo mesmo e-mail a revisão por outra pessoa da equipe.`,
      ],
    },
    active: {
      subject: 'Seu cadastro está ativo no Marketplace em Saúde',
      heading: 'Seu cadastro está ativo',
      text: (nome: string) => `O cadastro de ${nome} foi ativado pela administração.`,
      next: [],
    },
    reason: 'Motivo',
    open: 'Acessar minha conta',
    why: 'Você recebe este e-mail porque tem um cadastro no Marketplace em Saúde.',
  },
  en: {
    suspended: {
      subject: 'Your listing was deactivated at Marketplace em Saúde',
      heading: 'Your listing was deactivated',
      text: (nome: string) =>
        `The listing of ${nome} was deactivated by the administrators and is no longer in the directory.`,
      next: [
        `You still have your account and can correct the data. Then contact us by chat or at ${operator.email} to have it reactivated. If you disagree, ask at the same address for a review by another team member.`,
      ],
    },
    active: {
      subject: 'Your listing is active at Marketplace em Saúde',
      heading: 'Your listing is active',
      text: (nome: string) => `The listing of ${nome} was activated by the administrators.`,
      next: [],
    },
    reason: 'Reason',
    open: 'Open my account',
    why: 'You get this e-mail because you have a listing at Marketplace em Saúde.',
  },
} as const

function decisionMail(decision: 'suspended' | 'active', about: Subject): Mail {
  const { email, language, nome, reason, publicUrl } = about
  const written = texts[language]
  const { subject, heading, text, next } = written[decision]
  return mailOf({
    to: email,
    language,
    subject,
    heading,
    paragraphs: [text(nome), `${written.reason}: ${reason}`, ...next],
    action: { label: written.open, url: `${publicUrl}${urls.login}` },
    why: written.why,
  })
}

export const suspensionMail = (about: Subject): Mail => decisionMail('suspended', about)
export const activationMail = (about: Subject): Mail => decisionMail('active', about)
