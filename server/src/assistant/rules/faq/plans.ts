import { type PlanCode, plans } from 'contract/rules/plans'
import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

const planNamesInEnglish = {
  MKTFREE: 'Free',
  MKTBASIC: 'Basic',
  MKTPRO: 'Professional',
  MKTCORP: 'Corporate',
} as const

const isTwelveMonths = Object.values(plans).every(({ monthly, yearly }) => yearly === monthly * 12)
const paid = Object.values(plans).filter((plan) => plan.yearly > 0)
const reais = (amount: number, locale: string) => `R$ ${amount.toLocaleString(locale)}`
const inReais = (amount: number) => reais(amount, 'pt-BR')
const inReaisInEnglish = (amount: number) => reais(amount, 'en-GB')
const yearly = paid.map((plan) => `${plan.name} ${inReais(plan.yearly)}`).join(', ')
const yearlyInEnglish = paid
  .map((plan) => `${planNamesInEnglish[plan.code]} ${inReaisInEnglish(plan.yearly)}`)
  .join(', ')

/** 'R$ 50 por mês', and by the year beside it. */
const monthOf = (code: PlanCode) => `${inReais(plans[code].monthly)} por mês`
export const pricesOf = (code: PlanCode) =>
  `${monthOf(code)} ou ${inReais(plans[code].yearly)} por ano`
const monthOfInEnglish = (code: PlanCode) => `${inReaisInEnglish(plans[code].monthly)} a month`
export const pricesOfInEnglish = (code: PlanCode) =>
  `${monthOfInEnglish(code)} or ${inReaisInEnglish(plans[code].yearly)} a year`

/** Which plans there are, and changing them. */
export const planFaq = [
  {
    id: 'planos-e-precos',
    to: urls.plans,
    pt: {
      questions: [
        'quais são os planos',
        'quanto custa anunciar',
        'qual o preço dos planos',
        'valor da mensalidade',
        'quanto custa o plano',
        'preco plano basico',
        'planos e valores',
        'quanto é por mes',
        'tem plano anual',
        'qual o valor por ano',
      ],
      answer:
        `São quatro planos: Grátis (R$ 0), Básico (${pricesOf('MKTBASIC')}), ` +
        `Profissional, só para freelancers (${pricesOf('MKTPRO')}), e Corporativo, ` +
        `só para empresas (${pricesOf('MKTCORP')}). Não há comissão sobre os negócios.`,
      label: 'Ver planos',
    },
    en: {
      questions: [
        'how much does it cost to advertise',
        'which plans are there',
        'plans and prices',
        'how much is the basic plan',
        'how much is the plan',
        'is there a yearly plan',
      ],
      answer:
        `There are four plans: Free, Basic (${pricesOfInEnglish('MKTBASIC')}), Professional, for freelancers only (${pricesOfInEnglish('MKTPRO')}), ` +
        `and Corporate, for companies only (${pricesOfInEnglish('MKTCORP')}).`,
      label: 'See the plans',
    },
  },
  {
    id: 'recursos-dos-planos',
    to: urls.plans,
    pt: {
      questions: [
        'o que tem em cada plano',
        'qual a diferença entre os planos',
        'diferenca do basico pro profissional',
        'o que vem no plano corporativo',
        'quais as vantagens do plano pago',
        'o que o plano gratis oferece',
        'beneficios dos planos',
        'vale a pena o plano pro',
        'o que eu ganho pagando',
        'qual a vantagem de anunciar aqui',
        'para que serve pagar o plano',
      ],
      answer:
        'Grátis: cadastro, contato básico, link para site ou LinkedIn e descrição sem limite. ' +
        'Básico: acrescenta foto ou logotipo, licenças e certificados, painel de visitas e ' +
        'palavras mais buscadas. Profissional (freelancers): acrescenta página exclusiva, ' +
        'link para WhatsApp, avaliações e banco de negócios. Corporativo (empresas): acrescenta ' +
        'ao Básico página exclusiva da empresa, link para WhatsApp, avaliações, banco de negócios ' +
        'e atendimento prioritário. Profissional e Corporativo aparecem primeiro na ' +
        'página inicial.',
      label: 'Comparar planos',
    },
    en: {
      questions: [
        'what is the difference between the plans',
        'what is included in the plan',
        'benefits of the paid plans',
      ],
      answer:
        'Free: profile, basic contact, link to website or LinkedIn. Basic adds photo or logo, licences and certificates, statistics and the most searched keywords. Professional (freelancers) and Corporate (companies) add a page of your own, a WhatsApp link, reviews and the Business board; Corporate also has priority support.',
      label: 'Compare plans',
    },
  },
  {
    id: 'qual-plano',
    to: urls.plans,
    pt: {
      questions: [
        'qual plano é para mim',
        'qual plano devo escolher',
        'que plano é melhor para empresa',
        'qual o melhor plano para autônomo',
        'qual plano você recomenda',
      ],
      answer: `Depende de como você se cadastra. Freelancers e autônomos: Grátis, Básico (${monthOf('MKTBASIC')}) ou Profissional (${monthOf('MKTPRO')}). Empresas: Grátis, Básico ou Corporativo (${monthOf('MKTCORP')}). Comece no Grátis, sem prazo. O Básico acrescenta foto ou logotipo, licenças e painel de visitas; Profissional e Corporativo, página exclusiva, WhatsApp, avaliações e Banco de negócios.`,
      label: 'Comparar planos',
    },
    en: {
      questions: [
        'which plan should i choose',
        'which plan is for me',
        'which plan is best for a company',
      ],
      answer: `It depends on how you sign up. Freelancers: Free, Basic (${monthOfInEnglish('MKTBASIC')}) or Professional (${monthOfInEnglish('MKTPRO')}). Companies: Free, Basic or Corporate (${monthOfInEnglish('MKTCORP')}). You can stay on Free for as long as you like. Basic adds photo or logo, licences and statistics; Professional and Corporate add a page of your own, WhatsApp, reviews and the Business board.`,
      label: 'Compare plans',
    },
  },
  {
    id: 'qual-plano-empresa',
    to: urls.plans,
    pt: {
      questions: [],
      answer:
        'Para uma empresa: Grátis (R$ 0, sem prazo), Básico (R$ 50 por mês) ou Corporativo (R$ 200 por mês). Comece no Grátis. O Básico acrescenta logotipo, licenças, painel de visitas e palavras mais buscadas; o Corporativo, também página exclusiva, WhatsApp, avaliações, Banco de negócios e atendimento prioritário, e aparece primeiro na página inicial.',
      label: 'Comparar planos',
    },
    en: {
      questions: [],
      answer:
        'For a company: Free (without a term), Basic (R$ 50 a month) or Corporate (R$ 200 a month). Begin with the free one. Basic adds the logo, licences, visits and most searched words; Corporate also a page of its own, WhatsApp, reviews, the Business board and priority service, and comes first on the home page.',
      label: 'Compare plans',
    },
  },
  {
    id: 'qual-plano-freelancer',
    to: urls.plans,
    pt: {
      questions: [],
      answer:
        'Para um freelancer: Grátis (R$ 0, sem prazo), Básico (R$ 50 por mês) ou Profissional (R$ 100 por mês). Comece no Grátis. O Básico acrescenta foto, licenças, painel de visitas e palavras mais buscadas; o Profissional, também página exclusiva, WhatsApp, avaliações e Banco de negócios, e aparece primeiro na página inicial.',
      label: 'Comparar planos',
    },
    en: {
      questions: [],
      answer:
        'For a freelancer: Free (without a term), Basic (R$ 50 a month) or Professional (R$ 100 a month). Begin with the free one. Basic adds the photo, licences, visits and most searched words; Professional also a page of its own, WhatsApp, reviews and the Business board, and comes first on the home page.',
      label: 'Compare plans',
    },
  },
  {
    id: 'desconto-anual',
    to: urls.plans,
    pt: {
      questions: [
        'tem desconto no plano anual',
        'o anual sai mais barato',
        'compensa pagar por ano',
      ],
      answer: isTwelveMonths
        ? `O plano anual custa doze vezes o mensal (${yearly}), sem desconto: a diferença é pagar uma vez por ano.`
        : `Por ano: ${yearly}. Compare com o mensal na página de planos.`,
      label: 'Ver planos',
    },
    en: {
      questions: ['is there a discount for the yearly plan', 'is the yearly plan cheaper'],
      answer: isTwelveMonths
        ? `The yearly plan costs twelve times the monthly one (${yearlyInEnglish}), without a discount: you just pay once a year.`
        : `By the year: ${yearlyInEnglish}. Compare with the monthly price on the page of the plans.`,
      label: 'See the plans',
    },
  },
  {
    id: 'mudar-de-plano',
    to: urls.changePlan,
    pt: {
      questions: [
        'como mudo de plano',
        'quero trocar de plano',
        'como fazer upgrade',
        'quero subir pro profissional',
        'passar do mensal pro anual',
        'alterar plano',
        'mudar pro plano basico',
        'estou no basico quero ir para o profissional',
        'quero um plano melhor',
      ],
      answer:
        'Entre na sua conta, abra Minha assinatura e clique em Alterar Plano. Escolha o novo ' +
        'plano, mensal ou anual, e conclua na página da Stripe. Freelancers podem escolher Básico ' +
        'ou Profissional; empresas, Básico ou Corporativo.',
      label: 'Alterar plano',
    },
    en: {
      questions: ['how do i change my plan', 'upgrade plan', 'switch to yearly'],
      answer:
        'Log in, open "My subscription" and press "Change plan". Choose the new plan, monthly or yearly, and finish on Stripe’s page.',
      label: 'Change plan',
    },
  },
] as const satisfies readonly FaqEntry[]
