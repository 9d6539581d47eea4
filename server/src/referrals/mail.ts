import type { ReferralInput } from 'contract/referrals'
import { holdsWebAddress } from 'contract/rules/fields'
import type { Language } from 'contract/rules/languages'
import { periodOf, retention } from 'contract/rules/retention'
import { mailOf } from '../mail/layout.ts'

type Links = { refuse: string; myData: string }

const texts = {
  pt: {
    subject: 'Alguém indicou você ao Marketplace em Saúde',
    heading: 'Olá!',
    whom: (named: string) => (named ? `você (${named})` : 'você'),
    told: (by: string, whom: string) =>
      `${by} indicou ${whom} para o Marketplace em Saúde, o diretório em que hospitais, clínicas e farmácias encontram fornecedores, e nos informou este e-mail e um telefone.`,
    keeps: (years: number) =>
      `Por isso a nossa equipe pode falar com você para convidar ao cadastro. Guardamos nome, e-mail e telefone só para esse convite, por no máximo ${years} ano.`,
    once: 'Este é o único aviso automático. Se você não quer contato, diga pelo botão abaixo: apagamos os seus dados, e nenhuma indicação deste e-mail volta a ser guardada.',
    myData: (url: string) => `Para ver, corrigir ou apagar o que guardamos: ${url}`,
    refuse: 'Não quero contato',
    why: 'Você recebe este e-mail porque alguém indicou você no Marketplace em Saúde e a lei pede que avisemos.',
  },
  en: {
    subject: 'You were recommended to Marketplace em Saúde',
    heading: 'Hello!',
    whom: (named: string) => (named ? `you (${named})` : 'you'),
    told: (by: string, whom: string) =>
      `${by} recommended ${whom} to Marketplace em Saúde, the directory in which Brazilian hospitals, clinics and pharmacies find suppliers, and gave us this e-mail and a phone number.`,
    keeps: (years: number) =>
      `That is why our team may talk to you, to invite you to sign up. We keep name, e-mail and phone only for this invitation, for at most ${years} year.`,
    once: 'This is the only automatic notice. If you want no contact, say so with the button below: we erase your data, and no recommendation of this e-mail is kept again.',
    myData: (url: string) => `To see, correct or erase what we keep: ${url}`,
    refuse: 'I want no contact',
    why: 'You get this e-mail because you were recommended at Marketplace em Saúde and the law wants you to know.',
  },
} as const

/** The one mail to somebody who was recommended. Names carry no link of the sender's. */
export function referralNoticeMail(referral: ReferralInput, links: Links, language: Language) {
  const { nome_indicador, empresa_freelancer_indicada: named } = referral
  const written = texts[language]
  const { count } = periodOf(retention.referrals.seconds)
  return mailOf({
    to: referral.email_indicado,
    language,
    subject: written.subject,
    heading: written.heading,
    paragraphs: [
      written.told(nome_indicador, written.whom(holdsWebAddress(named) ? '' : named)),
      written.keeps(count),
      written.once,
      written.myData(links.myData),
    ],
    action: { label: written.refuse, url: links.refuse },
    why: written.why,
  })
}
