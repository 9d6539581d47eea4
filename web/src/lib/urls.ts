/** Every URL that code links to. */
export const urls = {
  login: '/login',
  /** The login page as the free plan opens it. */
  loginToStartFree: '/login?plano=gratis',
  home: '/landing',
  results: '/filters',
  plans: '/planos',
  changePlan: '/alterplan',
  chat: '/chatbot',
  recoverPassword: '/recoverpassword',
  signup: '/registerEnterprise',
  signupFreelancer: '/RegisterFreelancer',
  signupOwner: '/CompanyNotRegistered',
  signupCompany: '/RegisteredCompanyStepEnterprise',
  signupSimple: '/RegisteredCompany',
  panel: '/painel',
  dashboard: '/marketplaceDash',
  dashboardSection: (section: DashboardSection) => `/marketplaceDash/${section}`,
  supplier: (slug: string) => `/fornecedores/${slug}`,
  /** The directory's results for some words. */
  searchFor: (words: string) => `/filters?${new URLSearchParams({ categoria: words })}`,
  policy: (policy: Policy) => `/politicas/${policy}`,
  terms: '/termos',
  /** What is kept about somebody without an account. */
  myData: '/meus-dados',
} as const

export const policies = [
  'cookies',
  'protecao-de-dados',
  'etica-e-compliance',
  'privacidade',
] as const
export type Policy = (typeof policies)[number]

export type DashboardSection =
  | 'freelancers'
  | 'empresas'
  | 'indicacoes'
  | 'atendimentos'
  | 'mensagens'
  | 'palavras-chave'
  | 'contatos'
  | 'denuncias'
  | 'pedidos-de-dados'
  | 'auditoria'
  | 'meus-dados'
  | 'editar'
  | 'foto'
  | 'assinatura'
  | 'conta'
