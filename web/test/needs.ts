import type { Contact } from 'contract/contacts'
import type { MyNeed, MyProposal } from 'contract/needs'

export const token = `7.${'a'.repeat(32)}`
export const contact: Contact = {
  email: 'ana@example.com',
  telefone: null,
  site: null,
  linkedin: null,
  whatsapp: null,
}

export const proposal = (fields: Partial<MyProposal> = {}): MyProposal => ({
  id: 3,
  texto: 'Fazemos no local.',
  preco: 4800,
  preco_por: 'total',
  validade: '2099-12-01',
  entrega_dias: 10,
  file: null,
  status: 'enviada',
  decline_reason: null,
  decline_text: null,
  created_at: '2026-11-15T12:00:00.000Z',
  messages: [],
  supplier: {
    nome: 'Ana Luz',
    slug: 'ana-luz-7',
    cidade_estado: 'Campinas/SP',
    kind: 'Freelancer',
    certificados: ['Inscrição no CNPJ'],
    rating: { average: 4.7, count: 12 },
  },
  contact: null,
  ...fields,
})

export const need: MyNeed = {
  id: 7,
  titulo: 'Calibração de 12 monitores',
  descricao: 'Com <b>certificado</b>.',
  categoria: 'engenharia-clinica-e-calibracao',
  quantidade: '12 monitores',
  cidade: 'Campinas',
  estado: 'SP',
  prazo: '2026-12-01',
  licencas: [],
  tipo: 'Ambos',
  state: 'aberta',
  created_at: '2026-11-15T12:00:00.000Z',
  expires_at: '2026-12-02T03:00:00.000Z',
  file: { url: '/demandas/arquivos/x', name: 'Termo', bytes: 2_500_000 },
  nome: 'Hospital Aurora',
  email: 'compras@aurora.example',
  telefone: '(19) 91234-5678',
  removed_reason: null,
  removed_note: null,
  extends_to: '2026-12-16',
  proposals: [],
}
