import type { ReviewReportReason, ReviewStatus } from 'contract/rules/reviews'

type CastReview = {
  /** The supplier's name in the directory. */
  supplier: string
  nome: string
  email: string
  stars: readonly [contato: number, qualidade: number, prazo: number]
  texto: string
  daysAgo: number
  answer?: string
  status?: ReviewStatus
  reported?: { motivo: ReviewReportReason; texto: string }
}

const termovalida = 'Termovalida Engenharia'
const helena = 'Helena Prado Siqueira'

/** What buyers wrote: two suppliers with an average, one with a single word, two that wait. */
export const castReviews: CastReview[] = [
  {
    supplier: termovalida,
    nome: 'Sílvia C., Santa Casa',
    email: 'ti@santacasa.example',
    stars: [5, 5, 4],
    texto:
      'Qualificaram duas autoclaves num fim de semana, sem parar a CME. O relatório veio claro e foi aceito na inspeção.',
    daysAgo: 26,
    answer: 'Obrigado, Sílvia! A requalificação está agendada para maio.',
  },
  {
    supplier: termovalida,
    nome: 'Jonas Pacheco',
    email: 'jonas.pacheco@example.org',
    stars: [4, 5, 4],
    texto: 'Equipe técnica muito boa. Demoraram um dia para responder, depois tudo correu bem.',
    daysAgo: 11,
  },
  {
    supplier: termovalida,
    nome: 'Otávio M., compras',
    email: 'compras.materdei@example.org',
    stars: [5, 4, 5],
    texto: 'Proposta objetiva, preço justo e entrega do laudo antes do prazo.',
    daysAgo: 8,
  },
  {
    supplier: helena,
    nome: 'Jonas Pacheco',
    email: 'jonas.pacheco@example.org',
    stars: [5, 5, 5],
    texto:
      'Conduziu o registro do nosso produto do começo ao fim e respondeu às exigências. Recomendo.',
    daysAgo: 4,
    answer: 'Foi um prazer, Jonas. Lembre da renovação em 2036!',
  },
  {
    supplier: helena,
    nome: 'Farmácia Escola',
    email: 'qualidade.farmacia@example.org',
    stars: [5, 4, 4],
    texto: 'Explicou cada exigência da AFE e deixou os modelos prontos para uso.',
    daysAgo: 7,
  },
  {
    supplier: helena,
    nome: 'Laboratório Vita',
    email: 'ambiental@vitaanalises.example',
    stars: [4, 5, 4],
    texto: 'Bom diagnóstico inicial e plano de ação realista.',
    daysAgo: 14,
    reported: { motivo: 'nao-e-cliente', texto: 'Não lembramos deste atendimento.' },
  },
  {
    supplier: 'Rodrigo Alencar Tavares',
    nome: 'Otávio M., compras',
    email: 'compras.materdei@example.org',
    stars: [4, 4, 3],
    texto: 'Calibração correta; os certificados chegaram dois dias depois do combinado.',
    daysAgo: 9,
  },
  {
    supplier: 'Ana Clara Moura Batista',
    nome: 'Hospital Dia Cerrado',
    email: 'suprimentos@diacerrado.example',
    stars: [3, 4, 4],
    texto: 'Bom trabalho. Para orçamentos parecidos vejam também www.manuais.example.com',
    daysAgo: 5,
    status: 'espera',
  },
]
