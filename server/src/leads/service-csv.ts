import type { Lead } from 'contract/leads'
import type { Language } from 'contract/rules/languages'
import type { LeadStatus } from 'contract/rules/leads'
import { csvTime } from '../http/csv.ts'

export const csvFile = {
  name: 'pedidos-de-contato',
  headings: {
    created_at: { pt: 'Data e hora', en: 'Date and time' },
    nome: { pt: 'Nome', en: 'Name' },
    email: { pt: 'E-mail', en: 'E-mail' },
    telefone: { pt: 'Telefone', en: 'Phone' },
    mensagem: { pt: 'O que precisa', en: 'What is needed' },
    term: { pt: 'Busca', en: 'Search' },
    status: { pt: 'Estado', en: 'State' },
    answered_at: { pt: 'Primeira resposta', en: 'First answer' },
    remind_on: { pt: 'Lembrete', en: 'Reminder' },
    notas: { pt: 'Anotações', en: 'Notes' },
    respostas: { pt: 'Respostas', en: 'Answers' },
  },
}

const statusWords: Record<LeadStatus, Record<Language, string>> = {
  novo: { pt: 'Novo', en: 'New' },
  contato: { pt: 'Em contato', en: 'In contact' },
  proposta: { pt: 'Proposta', en: 'Proposal' },
  ganho: { pt: 'Ganho', en: 'Won' },
  perdido: { pt: 'Perdido', en: 'Lost' },
}

export function asCsvRow(lead: Lead, language: Language): Record<string, unknown> {
  const textsOf = (kind: string) =>
    lead.entries
      .filter((entry) => entry.kind === kind)
      .map(({ created_at, texto }) => `${csvTime(created_at)}: ${texto}`)
      .join('\n')
  return {
    ...lead,
    created_at: csvTime(lead.created_at),
    status: statusWords[lead.status][language],
    answered_at: lead.answered_at && csvTime(lead.answered_at),
    remind_on: lead.remind_on?.split('-').reverse().join('/'),
    notas: textsOf('nota'),
    respostas: textsOf('resposta'),
  }
}
