import { periodOf, retention, type RetentionKind, retentionKinds } from 'contract/rules/retention'
import type { Language } from '../../lib/language.ts'

/** What it is, and what happens before its period begins to count. */
type Words = readonly [what: string, since: string]

const pt: Record<RetentionKind, Words> = {
  account: ['Conta, perfil, página, empresa e assinatura', 'até você apagar a conta'],
  conversations: ['Conversas do chat e mensagens deixadas nele', 'da última mensagem'],
  contacts: ['Pedidos de contato', 'do pedido'],
  referrals: ['Indicações', 'da indicação'],
  reports: ['Denúncias', 'do encerramento'],
  reviews: ['Avaliações e denúncias sobre elas', 'da avaliação; antes, quando você a apaga'],
  needs: ['Demandas do Banco de negócios, propostas e conversas sobre elas', 'da publicação'],
  consents: [
    'Registro dos seus consentimentos',
    'da revogação ou do aceite; com conta, enquanto ela existir',
  ],
  mails: ['E-mails que enviamos, inclusive os que levam códigos', 'do envio'],
  sessions: ['Acessos abertos à conta', 'da entrada; termina antes quando você sai'],
  devices: ['Aparelhos conhecidos', 'do último uso'],
  codes: ['Códigos por e-mail, embaralhados', 'do envio; valem dez minutos'],
  secondSteps: ['Segundo passo da entrada', 'da senha conferida'],
  identityProofs: ['Confirmação de que é você, embaralhada', 'da confirmação'],
  signIns: ['Ida ao Google ou ao LinkedIn para entrar, embaralhada', 'da ida'],
  waitingIdentities: ['Volta do Google ou do LinkedIn à espera de uma conta', 'da volta'],
  invites: ['Convites a administradores', 'do convite'],
  limits: ['Contadores contra abuso, embaralhados', 'no máximo, da primeira tentativa'],
  photos: ['Fotos e documentos que ninguém usa mais', 'da troca ou remoção'],
  visits: ['Visitas já contadas, embaralhadas', 'da visita'],
  searches: ['Termos de busca contados por dia', 'da busca'],
  paymentEvents: ['Avisos de pagamento da Stripe', 'do recebimento; depois só o identificador'],
  invoices: [
    'Faturas e assinaturas encerradas',
    'da emissão: os cinco anos da lei tributária contam do ano seguinte; sem a conta, sem o seu nome',
  ],
  audit: [
    'Registro do que administradores mudaram e viram',
    'do registro; sem os valores, depois que você apaga os dados',
  ],
  requests: ['Pedidos sobre dados pessoais', 'da resposta'],
  refusals: [
    '“Não quero contato” e e-mails recusados: só um código do endereço, que não pode ser lido de volta',
    'para que ninguém o contrarie',
  ],
  counts: ['Contagens diárias de acesso', 'não identificam ninguém'],
  backups: ['Cópias de segurança', 'da cópia, no máximo'],
}

const en: Record<RetentionKind, Words> = {
  account: ['Account, profile, page, company and subscription', 'until you erase the account'],
  conversations: ['Chat conversations and messages left there', 'from the last message'],
  contacts: ['Contact requests', 'from the request'],
  referrals: ['Recommendations', 'from the recommendation'],
  reports: ['Reports', 'from their closing'],
  reviews: ['Reviews and reports about them', 'from the review; earlier when you erase it'],
  needs: ['Requests of the business board, proposals and words about them', 'from publication'],
  consents: [
    'Record of your consents',
    'from revocation or acceptance; with an account, as long as it exists',
  ],
  mails: ['E-mails that we send, including those that carry codes', 'from sending'],
  sessions: ['Open sessions of the account', 'from logging in; they end earlier when you log out'],
  devices: ['Known devices', 'from the last use'],
  codes: ['E-mail codes, hashed', 'from sending; they work for ten minutes'],
  secondSteps: ['Second step of logging in', 'from the right password'],
  identityProofs: ['Confirmation that it is you, hashed', 'from the confirmation'],
  signIns: ['Way to Google or LinkedIn to sign in, hashed', 'from the start'],
  waitingIdentities: ['Way back from Google or LinkedIn waiting for an account', 'from the return'],
  invites: ['Invitations to administrators', 'from the invitation'],
  limits: ['Counters against abuse, hashed', 'at most, from the first attempt'],
  photos: ['Photos and documents that nobody uses any more', 'from their replacement or removal'],
  visits: ['Visits that were counted, hashed', 'from the visit'],
  searches: ['Search terms counted by day', 'from the search'],
  paymentEvents: ['Payment notices from Stripe', 'from receipt; after that only the identifier'],
  invoices: [
    'Invoices and ended subscriptions',
    'from issue: the five years of tax law count from the next year; without the account, without your name',
  ],
  audit: [
    'Record of what administrators changed and saw',
    'from the entry; without the values after you erase your data',
  ],
  requests: ['Requests about personal data', 'from the answer'],
  refusals: [
    '“No contact” and refused e-mails: only a code of the address, which cannot be read back',
    'so that nobody overrides it',
  ],
  counts: ['Daily counts of visits', 'they identify nobody'],
  backups: ['Backups', 'from the copy, at most'],
}

const texts = {
  pt: {
    locale: 'pt-BR',
    headings: ['O quê', 'Por quanto tempo', 'A partir de quando'],
    words: pt,
    account: 'Enquanto a conta existir',
    nobody: 'Sem prazo',
  },
  en: {
    locale: 'en',
    headings: ['What', 'For how long', 'From when'],
    words: en,
    account: 'While the account exists',
    nobody: 'No limit',
  },
} satisfies Record<Language, unknown>

/** The periods that the server's job enforces, row by row; the first holds the headings. */
export function retentionTable(language: Language): string[][] {
  const { locale, headings, words, account, nobody } = texts[language]
  const period = (kind: RetentionKind): string => {
    const row = retention[kind]
    if (!('seconds' in row)) return row.by === 'account' ? account : nobody
    const { count, unit } = periodOf(row.seconds)
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  }
  const rows = retentionKinds.map((kind) => [words[kind][0], period(kind), words[kind][1]])
  return [headings, ...rows]
}
