import { type PlanCode, plans } from 'contract/rules/plans'
import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

const inReais = (amount: number, locale: string) => `R$ ${amount.toLocaleString(locale)}`
const priceOf = (code: PlanCode) =>
  `${inReais(plans[code].monthly, 'pt-BR')} por mês ou ${inReais(plans[code].yearly, 'pt-BR')} por ano`
const priceInEnglish = (code: PlanCode) =>
  `${inReais(plans[code].monthly, 'en-GB')} a month or ${inReais(plans[code].yearly, 'en-GB')} a year`

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
  {
    id: 'plano-basico',
    to: urls.plans,
    pt: {
      questions: ['o que tem no plano basico'],
      answer: `O Básico (${priceOf('MKTBASIC')}) acrescenta ao Grátis: foto ou logotipo, licenças e certificados, painel de visitas e palavras mais buscadas. Não tem WhatsApp, página exclusiva, avaliações nem Banco de negócios: esses vêm no Profissional (freelancers) e no Corporativo (empresas).`,
      label: 'Comparar planos',
    },
    en: {
      questions: ['what does the basic plan have'],
      answer: `Basic (${priceInEnglish('MKTBASIC')}) adds to Free: photo or logo, licences and certificates, statistics and the most searched keywords. It has no WhatsApp link, page of your own, reviews or Business board: those come with Professional (freelancers) and Corporate (companies).`,
      label: 'Compare plans',
    },
  },
  {
    id: 'plano-profissional',
    to: urls.plans,
    pt: {
      questions: ['o que tem no plano profissional'],
      answer: `O Profissional, só para freelancers (${priceOf('MKTPRO')}), tem tudo do Básico e mais: página exclusiva, link para WhatsApp, avaliações e Banco de negócios.`,
      label: 'Comparar planos',
    },
    en: {
      questions: ['what does the professional plan have'],
      answer: `Professional, for freelancers only (${priceInEnglish('MKTPRO')}), has everything of Basic and adds a page of your own, a WhatsApp link, reviews and the Business board.`,
      label: 'Compare plans',
    },
  },
  {
    id: 'plano-corporativo',
    to: urls.plans,
    pt: {
      questions: ['o que tem no plano corporativo'],
      answer: `O Corporativo, só para empresas (${priceOf('MKTCORP')}), tem tudo do Básico e mais: página exclusiva da empresa, link para WhatsApp, avaliações, Banco de negócios e atendimento prioritário. Nenhum plano dá selo de verificado.`,
      label: 'Comparar planos',
    },
    en: {
      questions: ['what does the corporate plan have'],
      answer: `Corporate, for companies only (${priceInEnglish('MKTCORP')}), has everything of Basic and adds a page of the company, a WhatsApp link, reviews, the Business board and priority support. No plan gives a badge of verification.`,
      label: 'Compare plans',
    },
  },
  {
    id: 'empresa-no-profissional',
    to: urls.plans,
    pt: {
      questions: ['empresa pode assinar o plano profissional'],
      answer: `Não: o Profissional é só para freelancers. Uma empresa escolhe entre o Grátis, o Básico (${priceOf('MKTBASIC')}) e o Corporativo (${priceOf('MKTCORP')}).`,
      label: 'Comparar planos',
    },
    en: {
      questions: ['can a company have the professional plan'],
      answer: `No: Professional is for freelancers only. A company chooses between Free, Basic (${priceInEnglish('MKTBASIC')}) and Corporate (${priceInEnglish('MKTCORP')}).`,
      label: 'Compare plans',
    },
  },
  {
    id: 'freelancer-no-corporativo',
    to: urls.plans,
    pt: {
      questions: ['freelancer pode assinar o plano corporativo'],
      answer: `Não: o Corporativo é só para empresas. Um freelancer escolhe entre o Grátis, o Básico (${priceOf('MKTBASIC')}) e o Profissional (${priceOf('MKTPRO')}).`,
      label: 'Comparar planos',
    },
    en: {
      questions: ['can a freelancer have the corporate plan'],
      answer: `No: Corporate is for companies only. A freelancer chooses between Free, Basic (${priceInEnglish('MKTBASIC')}) and Professional (${priceInEnglish('MKTPRO')}).`,
      label: 'Compare plans',
    },
  },
] as const satisfies readonly FaqEntry[]
