/**
 * The plan catalogue: names, prices, promotion levels, features, who may buy what. Cards, the
 * comparison table, permissions, display rules and checks all derive from it.
 */
export const planCodes = ['MKTFREE', 'MKTBASIC', 'MKTPRO', 'MKTCORP'] as const
export type PlanCode = (typeof planCodes)[number]

export const supplierKinds = ['Freelancer', 'Empresa'] as const
export type SupplierKind = (typeof supplierKinds)[number]

export const planFeatures = [
  'registration',
  'basicContact',
  'link',
  'unlimitedDescription',
  'logo',
  'certificates',
  'visitPanel',
  'keywords',
  'exclusivePage',
  'whatsapp',
  'reviewsLink',
  'businessBankFreelancer',
  'exclusiveCompanyPage',
  'prioritySupport',
  'businessBankCompany',
] as const
export type PlanFeature = (typeof planFeatures)[number]

export type Plan = {
  code: PlanCode
  /** The Portuguese name, which is also the product's name of the plan. */
  name: string
  kinds: readonly SupplierKind[]
  /** In reais. */
  monthly: number
  yearly: number
  /** 1 is shown first. */
  level: number
  features: readonly PlanFeature[]
}

const free = ['registration', 'basicContact', 'link', 'unlimitedDescription'] as const
const basic = [...free, 'logo', 'certificates', 'visitPanel', 'keywords'] as const
const pro = [
  ...basic,
  'exclusivePage',
  'whatsapp',
  'reviewsLink',
  'businessBankFreelancer',
] as const
const corp = [
  ...basic,
  'whatsapp',
  'reviewsLink',
  'exclusiveCompanyPage',
  'prioritySupport',
  'businessBankCompany',
] as const

export const plans: Record<PlanCode, Plan> = {
  MKTFREE: {
    code: 'MKTFREE',
    name: 'Grátis',
    kinds: ['Freelancer', 'Empresa'],
    monthly: 0,
    yearly: 0,
    level: 4,
    features: free,
  },
  MKTBASIC: {
    code: 'MKTBASIC',
    name: 'Básico',
    kinds: ['Freelancer', 'Empresa'],
    monthly: 50,
    yearly: 600,
    level: 3,
    features: basic,
  },
  MKTPRO: {
    code: 'MKTPRO',
    name: 'Profissional',
    kinds: ['Freelancer'],
    monthly: 100,
    yearly: 1200,
    level: 2,
    features: pro,
  },
  MKTCORP: {
    code: 'MKTCORP',
    name: 'Corporativo',
    kinds: ['Empresa'],
    monthly: 200,
    yearly: 2400,
    level: 1,
    features: corp,
  },
}

export const plansOf = (kind: SupplierKind): Plan[] =>
  planCodes.map((code) => plans[code]).filter((plan) => plan.kinds.includes(kind))

export const planHas = (code: PlanCode, feature: PlanFeature): boolean =>
  plans[code].features.includes(feature)

/** 'Página exclusiva': a page that its owner designs. */
export const hasOwnPage = (code: PlanCode): boolean =>
  planHas(code, 'exclusivePage') || planHas(code, 'exclusiveCompanyPage')

export type PaidPlanCode = Exclude<PlanCode, 'MKTFREE'>
export const paidPlanCodes = ['MKTBASIC', 'MKTPRO', 'MKTCORP'] as const satisfies PaidPlanCode[]

export const billingPeriods = ['month', 'year'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** In reais. */
export const priceOf = (code: PlanCode, period: BillingPeriod): number =>
  period === 'month' ? plans[code].monthly : plans[code].yearly

/** What `priceID` holds for the plan that costs nothing. */
export const freePriceId = 'free'

/** Of two plans, the one that is shown further up. */
export const betterPlan = (one: PlanCode, other: PlanCode): PlanCode =>
  plans[one].level <= plans[other].level ? one : other

/** The best plan a kind of supplier can have for what was paid: nobody holds a plan of the other kind. */
export function planForKind(code: PlanCode, kind: SupplierKind): PlanCode {
  const affordable = plansOf(kind).filter(({ monthly }) => monthly <= plans[code].monthly)
  return affordable.reduce<PlanCode>((best, plan) => betterPlan(best, plan.code), 'MKTFREE')
}

/** The plan of this kind that stands where the given one stands among its own: Corporativo for Profissional. */
export function peerPlan(code: PlanCode, kind: SupplierKind): PlanCode {
  const { kinds } = plans[code]
  if (kinds.includes(kind)) return code
  const place = plansOf(kinds[0] ?? kind).findIndex((plan) => plan.code === code)
  return plansOf(kind)[place]?.code ?? 'MKTFREE'
}
