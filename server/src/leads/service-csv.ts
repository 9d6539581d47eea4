import type { Lead } from 'contract/leads'
import type { LeadStatus } from 'contract/rules/leads'

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

/** As a spreadsheet in Brazil reads a time: 15/11/2026, 09:30. */
const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})
const time = (instant: string | null) => instant && inSaoPaulo.format(new Date(instant))

export function asCsvRow(lead: Lead): Record<string, unknown> {
  const textsOf = (kind: string) =>
    lead.entries
      .filter((entry) => entry.kind === kind)
      .map(({ created_at, texto }) => `${time(created_at)}: ${texto}`)
      .join('\n')
  return {
    ...lead,
    created_at: time(lead.created_at),
    status: statusWords[lead.status],
    answered_at: time(lead.answered_at),
    remind_on: lead.remind_on?.split('-').reverse().join('/'),
    notas: textsOf('nota'),
    respostas: textsOf('resposta'),
  }
}
