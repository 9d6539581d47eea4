import type { InboxStatus } from 'contract/inbox'
import type { ReportReason } from 'contract/moderation'
import type { CastLead } from './leads.ts'

/** Buyers of hospitals, clinics and pharmacies who asked how to reach a supplier. */
export const castContacts: CastLead[] = [
  {
    supplier: 'Termovalida Engenharia',
    nome: 'Renata Albuquerque, CME do Hospital São Bento',
    email: 'renata.albuquerque@example.org',
    telefone: '(19) 90412-3380',
    mensagem:
      'Qualificação térmica de duas autoclaves da CME, com relatório até o fim do mês. Vocês atendem Campinas?',
    hoursAgo: 3,
  },
  {
    supplier: 'Aferis Metrologia Hospitalar',
    nome: 'Otávio Mendes Lacerda',
    email: 'compras.materdei@example.org',
    telefone: '(31) 90877-1204',
    hoursAgo: 7,
  },
  {
    supplier: 'Oxivale Gases Medicinais',
    nome: 'Clínica Respirar',
    email: 'compras@respirar.example',
    telefone: '(12) 90655-4410',
    mensagem:
      'Orçamento de oxigênio medicinal em cilindros de 10 m³, seis por mês, com retirada dos vazios.',
    hoursAgo: 26,
  },
  {
    supplier: 'Termovalida Engenharia',
    nome: 'Farmácia Escola do Campus Norte',
    email: 'qualidade.farmacia@example.org',
    telefone: '(84) 90230-9917',
    hoursAgo: 31,
  },
  {
    supplier: 'Prontuara Sistemas',
    nome: 'Sílvia Camargo Prates',
    email: 'ti@santacasa.example',
    telefone: '(51) 90144-7752',
    mensagem: 'Prontuário eletrônico para 40 leitos. Gostaria de ver uma demonstração.',
    hoursAgo: 52,
  },
  {
    supplier: 'Resíduo Um Ambiental',
    nome: 'Laboratório Vita Análises',
    email: 'ambiental@vitaanalises.example',
    telefone: '(41) 90981-3306',
    hoursAgo: 77,
  },
  {
    supplier: 'Esteriliza Planalto',
    nome: 'Hospital Dia Cerrado',
    email: 'suprimentos@diacerrado.example',
    telefone: '(62) 90518-2249',
    hoursAgo: 120,
  },
  {
    supplier: 'Clinengi Engenharia Clínica',
    nome: 'Jonas Pacheco Filho',
    email: 'jonas.pacheco@example.org',
    telefone: '(48) 90763-5081',
    hoursAgo: 168,
  },
  {
    supplier: 'Dosimetra Proteção Radiológica',
    nome: 'Imagem Total Diagnósticos',
    email: 'fisica@imagemtotal.example',
    telefone: '(85) 90342-6678',
    hoursAgo: 260,
  },
  {
    supplier: 'Leito Certo Locações',
    nome: 'Dalva Nogueira Serpa',
    email: 'dalva.serpa@example.org',
    telefone: '(85) 90296-1143',
    hoursAgo: 400,
  },
]

type CastReport = {
  supplier: string
  motivo: ReportReason
  texto: string
  email: string | null
  hoursAgo: number
  closed?: { status: 'procedente' | 'descartada'; note: string; hoursAgo: number }
}

/** What visitors found wrong with a page: two reports wait, one is decided. */
export const castReports: CastReport[] = [
  {
    supplier: 'Maré Baixa Embalagens',
    motivo: 'nao-existe',
    texto: 'Liguei três vezes nesta semana e o número não completa.',
    email: 'renata.albuquerque@example.org',
    hoursAgo: 20,
  },
  {
    supplier: 'Pantanal Diagnóstica',
    motivo: 'dados-incorretos',
    texto: 'A cidade da página é Campo Grande, mas o atendimento agora é só em Dourados.',
    email: null,
    hoursAgo: 90,
  },
  {
    supplier: 'Oxivale Gases Medicinais',
    motivo: 'licenca-duvidosa',
    texto: 'A licença ambiental citada me parece vencida. Podem conferir?',
    email: 'compras@respirar.example',
    hoursAgo: 500,
    closed: {
      status: 'descartada',
      note: 'A empresa enviou a licença renovada, válida até 2028.',
      hoursAgo: 450,
    },
  },
]

type CastMessage = {
  nome: string
  email: string
  telefone: string
  texto: string
  hoursAgo: number
  status: InboxStatus
  handledHoursAgo?: number
}

/** Left in the chat outside the hours: two wait for an answer, one has it. */
export const castMessages: CastMessage[] = [
  {
    nome: 'Renata Albuquerque',
    email: 'renata.albuquerque@example.org',
    telefone: '(19) 90412-3380',
    texto:
      'Boa noite! Procuro quem faça qualificação térmica de três autoclaves ainda neste mês, em Campinas. ' +
      'Vocês indicam alguém com agenda?',
    hoursAgo: 14,
    status: 'nova',
  },
  {
    nome: 'Otávio Mendes Lacerda',
    email: 'compras.materdei@example.org',
    telefone: '(31) 90877-1204',
    texto: 'Pedi o contato de um fornecedor ontem e o e-mail não chegou. Podem verificar?',
    hoursAgo: 37,
    status: 'nova',
  },
  {
    nome: 'Sílvia Camargo Prates',
    email: 'ti@santacasa.example',
    telefone: '(51) 90144-7752',
    texto: 'É possível emitir a nota fiscal da assinatura em nome da fundação?',
    hoursAgo: 120,
    status: 'respondida',
    handledHoursAgo: 110,
  },
]

type CastDataRequest = {
  kind: 'telefone' | 'contestacao' | 'outro'
  nome: string
  email: string
  telefone?: string
  texto: string
  hoursAgo: number
}

/** What people asked about their data and could not settle by themselves: one is nearly due. */
export const castDataRequests: CastDataRequest[] = [
  {
    kind: 'contestacao',
    nome: 'Ricardo Nogueira Paes',
    email: 'ricardo.paes@example.org',
    texto:
      'Recebi a ligação de um fornecedor que não procurei. Quero saber quem informou o meu telefone e que ele seja apagado.',
    hoursAgo: 13 * 24 + 5,
  },
  {
    kind: 'telefone',
    nome: '',
    email: 'luciana.teles@example.org',
    telefone: '(21) 90733-2190',
    texto:
      'Conversei no chat pelo celular do trabalho, sem deixar e-mail. Peço uma cópia da conversa.',
    hoursAgo: 30,
  },
]

/** What nobody in the cast offers, or only under another word. */
export const castPoorSearches = [
  { term: 'gerador a diesel', times: 9, daysAgo: 3 },
  { term: 'gelo seco', times: 7, similar: 5, daysAgo: 1 },
  { term: 'aluguel de tomógrafo', times: 6, similar: 6, daysAgo: 5 },
  { term: 'ambulância uti', times: 5, daysAgo: 2 },
  { term: 'tradutor de libras', times: 4, similar: 4, daysAgo: 8 },
] as const
