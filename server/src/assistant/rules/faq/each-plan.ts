import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'
import { pricesOf, pricesOfInEnglish } from './plans.ts'

/** Asked in one way only, and best read beside the other plans. */
const compared = <Id extends string>(
  id: Id,
  [question, inEnglish]: readonly [string, string],
  answer: string,
  answerInEnglish: string,
) => ({
  id,
  to: urls.plans,
  pt: { questions: [question], answer, label: 'Comparar planos' },
  en: { questions: [inEnglish], answer: answerInEnglish, label: 'Compare plans' },
})

/** One plan by itself: what it has and what it has not. */
export const eachPlanFaq = [
  {
    id: 'plano-gratis',
    to: urls.plans,
    pt: {
      questions: [
        'o plano gratis é para sempre',
        'o plano grátis aparece na busca',
        'tem plano grátis',
        'tem grátis',
        'tem de graça',
        'o gratis vira pago depois',
        'preciso cadastrar cartão para usar o grátis',
      ],
      answer:
        'O plano Grátis custa R$ 0, não tem prazo e não vira cobrança sozinho: só paga quem escolhe um plano pago. Ele tem cadastro, contato básico, link para site ou LinkedIn e descrição sem limite; não tem foto nem logotipo, licenças no perfil, WhatsApp, avaliações ou Banco de negócios.',
      label: 'Ver planos',
    },
    en: {
      questions: ['is the free plan really free', 'is the free plan forever'],
      answer:
        'The Free plan costs R$ 0, has no time limit and never turns into a charge: only who chooses a paid plan pays. It has the profile, basic contact, a link to website or LinkedIn; no photo or logo, licences, WhatsApp, reviews or Business board.',
      label: 'See the plans',
    },
  },
  compared(
    'plano-basico',
    ['o que tem no plano basico', 'what does the basic plan have'],
    `O Básico (${pricesOf('MKTBASIC')}) acrescenta ao Grátis: foto ou logotipo, licenças e certificados, painel de visitas e palavras mais buscadas. Não tem WhatsApp, página exclusiva, avaliações nem Banco de negócios: esses vêm no Profissional (freelancers) e no Corporativo (empresas).`,
    `Basic (${pricesOfInEnglish('MKTBASIC')}) adds to Free: photo or logo, licences and certificates, statistics and the most searched keywords. It has no WhatsApp link, page of your own, reviews or Business board: those come with Professional (freelancers) and Corporate (companies).`,
  ),
  compared(
    'plano-profissional',
    ['o que tem no plano profissional', 'what does the professional plan have'],
    `O Profissional, só para freelancers (${pricesOf('MKTPRO')}), tem tudo do Básico e mais: página exclusiva, link para WhatsApp, avaliações e Banco de negócios.`,
    `Professional, for freelancers only (${pricesOfInEnglish('MKTPRO')}), has everything of Basic and adds a page of your own, a WhatsApp link, reviews and the Business board.`,
  ),
  compared(
    'plano-corporativo',
    ['o que tem no plano corporativo', 'what does the corporate plan have'],
    `O Corporativo, só para empresas (${pricesOf('MKTCORP')}), tem tudo do Básico e mais: página exclusiva da empresa, link para WhatsApp, avaliações, Banco de negócios e atendimento prioritário. Nenhum plano dá selo de verificado.`,
    `Corporate, for companies only (${pricesOfInEnglish('MKTCORP')}), has everything of Basic and adds a page of the company, a WhatsApp link, reviews, the Business board and priority support. No plan gives a badge of verification.`,
  ),
  compared(
    'empresa-no-profissional',
    ['empresa pode assinar o plano profissional', 'can a company have the professional plan'],
    `Não: o Profissional é só para freelancers. Uma empresa escolhe entre o Grátis, o Básico (${pricesOf('MKTBASIC')}) e o Corporativo (${pricesOf('MKTCORP')}).`,
    `No: Professional is for freelancers only. A company chooses between Free, Basic (${pricesOfInEnglish('MKTBASIC')}) and Corporate (${pricesOfInEnglish('MKTCORP')}).`,
  ),
  compared(
    'freelancer-no-corporativo',
    ['freelancer pode assinar o plano corporativo', 'can a freelancer have the corporate plan'],
    `Não: o Corporativo é só para empresas. Um freelancer escolhe entre o Grátis, o Básico (${pricesOf('MKTBASIC')}) e o Profissional (${pricesOf('MKTPRO')}).`,
    `No: Corporate is for companies only. A freelancer chooses between Free, Basic (${pricesOfInEnglish('MKTBASIC')}) and Professional (${pricesOfInEnglish('MKTPRO')}).`,
  ),
] as const satisfies readonly FaqEntry[]
