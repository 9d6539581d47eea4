import type { CategorySlug } from 'contract/rules/categories'
import type { Licence } from 'contract/rules/licences'
import type { DeclineReason, NeedKind, PriceUnit } from 'contract/rules/needs'

type CastProposal = {
  /** The supplier's name in the directory. */
  supplier: string
  texto: string
  reais: number
  por?: PriceUnit
  dias: number
  hoursLater: number
  status?: 'aceita' | 'recusada'
  reason?: DeclineReason
  shared?: boolean
  words?: { author: 'comprador' | 'fornecedor'; texto: string; hoursLater: number }[]
}

export type CastNeed = {
  titulo: string
  descricao: string
  categoria: CategorySlug
  quantidade: string
  cidade: string
  estado: string
  tipo: NeedKind
  licencas?: Licence[]
  nome: string
  email: string
  telefone: string
  hoursAgo: number
  /** After the day it was published. */
  prazoInDays: number
  status?: 'aceita' | 'encerrada'
  proposals: CastProposal[]
}

const termovalida = 'Termovalida Engenharia'
const helena = 'Helena Prado Siqueira'
const fabio = 'Fábio Kenji Morita'
const rota = 'Rota Sul Fria'

const respirar = {
  nome: 'Clínica Respirar',
  email: 'compras@respirar.example',
  telefone: '(12) 90655-4410',
}
const otavio = {
  nome: 'Otávio Mendes Lacerda',
  email: 'compras.materdei@example.org',
  telefone: '(31) 90877-1204',
}
const cerrado = {
  nome: 'Hospital Dia Cerrado',
  email: 'suprimentos@diacerrado.example',
  telefone: '(62) 90518-2249',
}
const campus = {
  nome: 'Farmácia Escola do Campus Norte',
  email: 'qualidade.farmacia@example.org',
  telefone: '(84) 90230-9917',
}

/** What buyers of the demo need: some wait for an answer, some have several, some are decided. */
export const castNeeds: CastNeed[] = [
  {
    ...otavio,
    titulo: 'Qualificação térmica de três autoclaves',
    descricao:
      'Três autoclaves de 250 litros da CME, com relatório de instalação, operação e desempenho. A parada tem de caber em um fim de semana.',
    categoria: 'engenharia-clinica-e-calibracao',
    quantidade: '3 autoclaves',
    cidade: 'Belo Horizonte',
    estado: 'MG',
    tipo: 'Ambos',
    hoursAgo: 54,
    prazoInDays: 40,
    proposals: [
      {
        supplier: termovalida,
        texto:
          'Fazemos as três em um sábado e um domingo, com equipe de dois técnicos e relatório em português e inglês em cinco dias úteis. Deslocamento incluído.',
        reais: 11_400,
        dias: 12,
        hoursLater: 5,
        words: [
          {
            author: 'comprador',
            texto: 'O relatório serve para a próxima inspeção da vigilância?',
            hoursLater: 9,
          },
          {
            author: 'fornecedor',
            texto: 'Serve. Segue a RDC 15/2012, com certificados rastreáveis dos sensores.',
            hoursLater: 11,
          },
        ],
      },
      {
        supplier: 'Aferis Metrologia Hospitalar',
        texto:
          'Estamos em Belo Horizonte, sem custo de deslocamento. Os ciclos são feitos à noite, sem parar a CME. Certificados abertos no nosso portal.',
        reais: 9_850,
        dias: 20,
        hoursLater: 22,
      },
      {
        supplier: 'Lívia Sampaio Toledo',
        texto:
          'Engenheira clínica com quinze anos de CME. Acompanho os ciclos pessoalmente e entrego o plano de requalificação do ano seguinte.',
        reais: 8_900,
        dias: 25,
        hoursLater: 30,
        status: 'recusada',
        reason: 'prazo',
      },
    ],
  },
  {
    ...respirar,
    titulo: 'Renovação da licença sanitária da clínica',
    descricao:
      'Clínica de pneumologia com quatro consultórios e sala de espirometria. Precisamos revisar os documentos, responder às exigências e acompanhar a vistoria.',
    categoria: 'regulatorio-e-licencas',
    quantidade: '1 unidade',
    cidade: 'São José dos Campos',
    estado: 'SP',
    tipo: 'Freelancer',
    hoursAgo: 20,
    prazoInDays: 30,
    proposals: [],
  },
  {
    ...respirar,
    titulo: 'Responsável técnico para cadastro na ANVISA',
    descricao:
      'Importamos espirômetros e precisamos de quem conduza a notificação do produto e responda às exigências por doze meses.',
    categoria: 'regulatorio-e-licencas',
    quantidade: '2 produtos',
    cidade: 'São José dos Campos',
    estado: 'SP',
    tipo: 'Ambos',
    licencas: ['Certificações de qualidade'],
    hoursAgo: 120,
    prazoInDays: 25,
    proposals: [
      {
        supplier: helena,
        texto:
          'Conduzo a notificação dos dois produtos do começo ao fim e respondo às exigências por doze meses. Relatório mensal do andamento.',
        reais: 1_900,
        por: 'mes',
        dias: 45,
        hoursLater: 6,
        words: [
          {
            author: 'comprador',
            texto: 'As taxas da ANVISA estão incluídas?',
            hoursLater: 50,
          },
        ],
      },
    ],
  },
  {
    ...cerrado,
    titulo: 'Transporte de vacinas entre 2 e 8 °C',
    descricao:
      'Retirada em Campinas e entrega em Goiânia, duas vezes por mês, com registro contínuo de temperatura e plano de contingência.',
    categoria: 'logistica-e-cadeia-fria',
    quantidade: '2 viagens por mês',
    cidade: 'Campinas',
    estado: 'SP',
    tipo: 'Empresa',
    licencas: ['Licença sanitária'],
    hoursAgo: 9,
    prazoInDays: 20,
    proposals: [],
  },
  {
    ...cerrado,
    titulo: 'Calibração anual de 40 bombas de infusão',
    descricao:
      'Quarenta bombas de três fabricantes. Queremos certificado rastreável e substituição das que reprovarem.',
    categoria: 'engenharia-clinica-e-calibracao',
    quantidade: '40 bombas',
    cidade: 'Goiânia',
    estado: 'GO',
    tipo: 'Ambos',
    hoursAgo: 30,
    prazoInDays: 45,
    proposals: [],
  },
  {
    ...campus,
    titulo: 'Validação de sistema informatizado da farmácia',
    descricao:
      'Sistema de manipulação com rastreio de lotes. Precisamos do plano, dos testes e do relatório para a próxima auditoria.',
    categoria: 'gestao-e-tecnologia',
    quantidade: '1 sistema',
    cidade: 'Barueri',
    estado: 'SP',
    tipo: 'Freelancer',
    hoursAgo: 24 * 18,
    prazoInDays: 40,
    status: 'aceita',
    proposals: [
      {
        supplier: fabio,
        texto:
          'Plano, protocolos e relatório conforme o guia da ANVISA, com treinamento da equipe.',
        reais: 14_000,
        dias: 40,
        hoursLater: 12,
        status: 'aceita',
        shared: true,
      },
    ],
  },
  {
    ...otavio,
    titulo: 'Armazenagem refrigerada de reagentes',
    descricao: 'Doze posições-palete entre 2 e 8 °C, com retirada diária, por seis meses.',
    categoria: 'logistica-e-cadeia-fria',
    quantidade: '12 posições',
    cidade: 'Curitiba',
    estado: 'PR',
    tipo: 'Empresa',
    hoursAgo: 24 * 25,
    prazoInDays: 60,
    status: 'encerrada',
    proposals: [
      {
        supplier: rota,
        texto: 'Doze posições no nosso armazém de Curitiba, com retirada das 8h às 20h.',
        reais: 3_600,
        por: 'mes',
        dias: 3,
        hoursLater: 20,
        status: 'recusada',
        reason: 'desistencia',
      },
    ],
  },
  {
    ...campus,
    titulo: 'POPs e manual de boas práticas da drogaria',
    descricao: 'Revisão do manual e dos POPs antes da inspeção, e escrituração no SNGPC.',
    categoria: 'medicamentos-e-farmacia',
    quantidade: '1 drogaria',
    cidade: 'Juiz de Fora',
    estado: 'MG',
    tipo: 'Freelancer',
    hoursAgo: 40,
    prazoInDays: 20,
    proposals: [],
  },
]
