import type { SupplierKind } from './rules/plans.ts'

/**
 * The address of every page that something links to: screens, mails, the assistant's answers, the
 * site map. `web/src/routes.ts` says what each one draws; a test holds the two together.
 */
export const urls = {
  login: '/login',
  /** The login page as the free plan opens it. */
  loginToStartFree: '/login?plano=gratis',
  /** Where Google and LinkedIn send somebody back to. */
  loginReturn: (provider: string) => `/login/${provider}`,
  /** An administrator's first visit; the token follows the '#'. */
  invite: '/convite',
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
  /** The record of a supplier, over the administrators' list of its kind. */
  record: (kind: SupplierKind, id: number) =>
    `/marketplaceDash/${kind === 'Empresa' ? 'empresas' : 'freelancers'}?id=${id}`,
  /** Where a personal link leads, and where one asks for it. */
  review: (slug: string) => `/avaliar/${slug}`,
  categories: '/categorias',
  category: (slug: string) => `/categorias/${slug}`,
  categoryIn: (slug: string, place: string) => `/categorias/${slug}/${place}`,
  /** A supplier's name and QR code on one sheet. */
  pageBadge: '/marketplaceDash/pagina/selo',
  supplier: (slug: string) => `/fornecedores/${slug}`,
  /** The directory's results for a state. */
  inState: (state: string) => `/filters?${new URLSearchParams({ estado: state })}`,
  /** The directory's results for some words. */
  searchFor: (words: string) => `/filters?${new URLSearchParams({ categoria: words })}`,
  /** The short list of these suppliers, side by side. */
  shortlist: (slugs: readonly string[]) => withSuppliers('/lista', slugs),
  /** Where one message asks these suppliers. */
  askContact: (slugs: readonly string[]) => withSuppliers('/pedir-contato', slugs),
  /** 'Indique' on a page of its own. */
  recommend: '/indicar',
  /** Where a buyer describes a need. */
  bank: '/banco-de-negocios',
  /** The same, begun with what was searched for. */
  bankFor: (words: string) =>
    words ? `/banco-de-negocios?${new URLSearchParams({ titulo: words })}` : '/banco-de-negocios',
  /** A buyer's need with its proposals; the token of the private link follows the '#'. */
  myNeed: '/minha-demanda',
  /** Switches the mails about new needs off; the token follows the '#'. */
  needMails: '/avisos-de-demandas',
  /** Where the cookie notice's form goes without scripts. */
  cookieChoice: '/escolha-de-cookies',
  policy: (policy: Policy) => `/politicas/${policy}`,
  terms: '/termos',
  /** What is kept about somebody without an account. */
  myData: '/meus-dados',
  /** Where somebody who was recommended refuses contact; the token follows the '#'. */
  noContact: '/nao-quero-contato',
  /** Whom a buyer asked; the token of a mail follows the '#'. */
  myContacts: '/meus-contatos',
  /** Switches the weekly summary off; the token follows the '#'. */
  weeklySummary: '/resumo-semanal',
  /** Switches a kind of mail off; the token follows the '#'. */
  noMails: '/sem-emails',
  /** The mails that a development server sent. */
  devMail: '/dev/mail',
} as const

/** The parameter `f` of the pages that are about several suppliers; slugs hold no comma. */
function withSuppliers(path: string, slugs: readonly string[]): string {
  return slugs.length > 0 ? `${path}?f=${slugs.join(',')}` : path
}

export const policies = [
  'cookies',
  'protecao-de-dados',
  'etica-e-compliance',
  'privacidade',
] as const
export type Policy = (typeof policies)[number]

export const dashboardSections = [
  'freelancers',
  'empresas',
  'indicacoes',
  'atendimentos',
  'mensagens',
  'palavras-chave',
  'buscas',
  'contatos',
  'denuncias',
  'pedidos-de-dados',
  'auditoria',
  'meus-dados',
  'editar',
  'avaliacoes',
  'moderar-avaliacoes',
  'pagina',
  'pedidos',
  'banco-de-negocios',
  'demandas',
  'foto',
  'assinatura',
  'conta',
] as const
export type DashboardSection = (typeof dashboardSections)[number]
