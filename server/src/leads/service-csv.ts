import type { Lead } from 'contract/leads'
import type { LeadStatus } from 'contract/rules/leads'
import { csvTime } from '../http/csv.ts'

export const csvFile = {
  name: 'pedidos-de-contato',
  headings: {
    created_at: 'Data e hora',
    nome: 'Nome',
    email: 'E-mail',
    telefone: 'Telefone',
    mensagem: 'O que precisa',
    term: 'Busca',
    status: 'Estado',
    answered_at: 'Primeira resposta',
    remind_on: 'Lembrete',
    notas: 'Anotações',
    respostas: 'Respostas',
  },
}

const statusWords: Record<LeadStatus, string> = {
  novo: 'Novo',
  contato: 'Em contato',
  proposta: 'Proposta',
  ganho: 'Ganho',
  perdido: 'Perdido',
}

export function asCsvRow(lead: Lead): Record<string, unknown> {
  const textsOf = (kind: string) =>
    lead.entries
      .filter((entry) => entry.kind === kind)
      .map(({ created_at, texto }) => `${csvTime(created_at)}: ${texto}`)
      .join('\n')
  return {
    ...lead,
    created_at: csvTime(lead.created_at),
    status: statusWords[lead.status],
    answered_at: lead.answered_at && csvTime(lead.answered_at),
    remind_on: lead.remind_on?.split('-').reverse().join('/'),
    notas: textsOf('nota'),
    respostas: textsOf('resposta'),
  }
}
