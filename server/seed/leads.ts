import type { LeadEntryKind, LeadStatus } from 'contract/rules/leads'

type CastEntry = { kind: LeadEntryKind; texto: string; hoursLater: number }

export type CastLead = {
  /** The supplier's name in the directory. */
  supplier: string
  nome: string
  email: string
  telefone: string
  mensagem?: string
  term?: string
  hoursAgo: number
  status?: LeadStatus
  answeredHoursLater?: number
  remindInDays?: number
  entries?: CastEntry[]
}

type Buyer = Pick<CastLead, 'nome' | 'email' | 'telefone'>

const buyers = {
  cerrado: ['Hospital Dia Cerrado', 'suprimentos@diacerrado.example', '(62) 90518-2249'],
  respirar: ['Clínica Respirar', 'compras@respirar.example', '(12) 90655-4410'],
  vita: ['Laboratório Vita Análises', 'ambiental@vitaanalises.example', '(41) 90981-3306'],
  imagem: ['Imagem Total Diagnósticos', 'fisica@imagemtotal.example', '(85) 90342-6678'],
  jonas: ['Jonas Pacheco Filho', 'jonas.pacheco@example.org', '(48) 90763-5081'],
  dalva: ['Dalva Nogueira Serpa', 'dalva.serpa@example.org', '(85) 90296-1143'],
  silvia: ['Sílvia Camargo Prates', 'ti@santacasa.example', '(51) 90144-7752'],
  campus: ['Farmácia Escola do Campus Norte', 'qualidade.farmacia@example.org', '(84) 90230-9917'],
  otavio: ['Otávio Mendes Lacerda', 'compras.materdei@example.org', '(31) 90877-1204'],
} as const

const from = (name: keyof typeof buyers): Buyer => {
  const [nome, email, telefone] = buyers[name]
  return { nome, email, telefone }
}

const answer = (texto: string, hoursLater: number): CastEntry => ({
  kind: 'resposta',
  texto,
  hoursLater,
})
const note = (texto: string, hoursLater: number): CastEntry => ({ kind: 'nota', texto, hoursLater })

const ana = 'Ana Clara Moura Batista'
const rodrigo = 'Rodrigo Alencar Tavares'
const helena = 'Helena Prado Siqueira'
const termovalida = 'Termovalida Engenharia'

/** What came of the requests to the people one can log in as. */
export const castLeads: CastLead[] = [
  {
    ...from('respirar'),
    supplier: ana,
    mensagem: 'Revisão dos POPs da farmácia da clínica antes da inspeção de dezembro.',
    term: 'boas práticas farmácia',
    hoursAgo: 5,
  },
  {
    ...from('dalva'),
    supplier: ana,
    mensagem: 'Cobertura de férias da responsável técnica, quinze dias em janeiro.',
    hoursAgo: 44,
    status: 'contato',
    answeredHoursLater: 3,
    entries: [answer('Tenho agenda em janeiro. Posso ligar amanhã às 10h?', 3)],
  },
  { ...from('jonas'), supplier: ana, term: 'farmacêutica sngpc', hoursAgo: 130 },
  { ...from('campus'), supplier: ana, hoursAgo: 300, status: 'perdido' },
  {
    ...from('cerrado'),
    supplier: ana,
    mensagem: 'Manual de boas práticas para a farmácia hospitalar.',
    hoursAgo: 420,
    status: 'ganho',
    answeredHoursLater: 6,
  },
  { ...from('vita'), supplier: ana, hoursAgo: 700, status: 'contato', answeredHoursLater: 20 },
  { ...from('silvia'), supplier: ana, hoursAgo: 900, status: 'perdido', answeredHoursLater: 30 },
  {
    ...from('imagem'),
    supplier: rodrigo,
    mensagem: 'Calibração de quatro monitores multiparâmetros e dois desfibriladores.',
    term: 'calibração de monitores',
    hoursAgo: 9,
  },
  {
    ...from('cerrado'),
    supplier: rodrigo,
    mensagem: 'Certificados RBC para doze bombas de infusão.',
    term: 'calibração bombas de infusão',
    hoursAgo: 75,
    status: 'proposta',
    answeredHoursLater: 2,
    remindInDays: 2,
    entries: [
      answer('Envio a proposta hoje. São doze bombas da mesma marca?', 2),
      note('Mesma marca, modelo 2019. Proposta de R$ 3.600 enviada por e-mail.', 5),
    ],
  },
  {
    ...from('otavio'),
    supplier: rodrigo,
    hoursAgo: 400,
    status: 'ganho',
    answeredHoursLater: 5,
  },
  {
    ...from('respirar'),
    supplier: helena,
    mensagem: 'Renovação da AFE da distribuidora do grupo. O prazo vence em janeiro.',
    term: 'afe anvisa',
    hoursAgo: 4,
  },
  {
    ...from('silvia'),
    supplier: helena,
    mensagem: 'O software de triagem da Santa Casa precisa de registro na Anvisa?',
    term: 'software médico anvisa',
    hoursAgo: 28,
    status: 'contato',
    answeredHoursLater: 1,
    remindInDays: 1,
    entries: [answer('Olá, Sílvia! Podemos conversar na quinta à tarde?', 1)],
  },
  {
    ...from('dalva'),
    supplier: helena,
    hoursAgo: 100,
    status: 'proposta',
    answeredHoursLater: 4,
    entries: [note('Pediu proposta em duas etapas.', 6)],
  },
  { ...from('jonas'), supplier: helena, hoursAgo: 260, status: 'ganho', answeredHoursLater: 2 },
  { ...from('campus'), supplier: helena, hoursAgo: 340, status: 'ganho', answeredHoursLater: 3 },
  { ...from('vita'), supplier: helena, hoursAgo: 520, status: 'ganho', answeredHoursLater: 8 },
  { ...from('otavio'), supplier: helena, hoursAgo: 610, status: 'contato', answeredHoursLater: 5 },
  {
    ...from('campus'),
    supplier: 'Alvará Saúde Assessoria',
    mensagem: 'Renovação do alvará sanitário de duas unidades.',
    term: 'alvará sanitário',
    hoursAgo: 16,
  },
  {
    ...from('imagem'),
    supplier: 'Alvará Saúde Assessoria',
    hoursAgo: 240,
    status: 'contato',
    answeredHoursLater: 26,
  },
  {
    ...from('cerrado'),
    supplier: termovalida,
    mensagem: 'Qualificação de três autoclaves novas, instalação em dezembro.',
    term: 'qualificação térmica',
    hoursAgo: 60,
    status: 'proposta',
    answeredHoursLater: 2,
    remindInDays: 3,
    entries: [
      answer('Recebemos o seu pedido. Enviamos a proposta até amanhã ao meio-dia.', 2),
      note('Proposta 1182 enviada. Decisão na reunião de compras.', 20),
    ],
  },
  {
    ...from('vita'),
    supplier: termovalida,
    mensagem: 'Validação de estufa e câmara fria do laboratório.',
    term: 'validação de câmara fria',
    hoursAgo: 230,
    status: 'ganho',
    answeredHoursLater: 3,
  },
  {
    ...from('otavio'),
    supplier: termovalida,
    hoursAgo: 380,
    status: 'ganho',
    answeredHoursLater: 1,
  },
  {
    ...from('jonas'),
    supplier: termovalida,
    hoursAgo: 450,
    status: 'ganho',
    answeredHoursLater: 4,
  },
  {
    ...from('dalva'),
    supplier: termovalida,
    hoursAgo: 560,
    status: 'perdido',
    answeredHoursLater: 7,
  },
  {
    ...from('silvia'),
    supplier: termovalida,
    hoursAgo: 800,
    status: 'ganho',
    answeredHoursLater: 2,
  },
]
