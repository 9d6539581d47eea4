import { dayOf } from 'contract/rules/calendar'
import type { LeadStatus } from 'contract/rules/leads'
import type { contactRequests } from '../src/tables/contacts.ts'
import { makeRandom } from './accesses.ts'
import { lastAtWork, nextAtWork } from './office-hours.ts'

type ContactRequest = typeof contactRequests.$inferInsert & { created_at: Date }

const firstDay = 15
const lastDay = 240
const hourMs = 60 * 60 * 1000

const outcomes: readonly LeadStatus[] = ['ganho', 'proposta', 'perdido', 'contato', 'ganho']

const buyers = [
  ['Hospital Santa Aurora', 'compras@santaaurora.example', '(11) 90431-2207'],
  ['Clínica Bem Viver', 'adm@bemviver.example', '(21) 90377-4418'],
  ['Laboratório Pardo', 'suprimentos@labpardo.example', '(16) 90265-8830'],
  ['Maternidade Flor de Lis', 'engenharia@flordelis.example', '(31) 90518-6642'],
  ['UPA Vila Nova', 'almoxarifado@upavilanova.example', '(51) 90922-1045'],
  ['Farmácia Ipê', 'rt@farmaciaipe.example', '(62) 90143-7719'],
  ['Centro de Imagem Aroeira', 'compras@aroeira.example', '(85) 90684-3320'],
  ['Santa Casa de Pedra Alta', 'licitacoes@pedraalta.example', '(34) 90250-9981'],
  ['Consultório Dra. Lia Moura', 'lia@consultoriolia.example', '(48) 90736-1254'],
  ['Hospital Regional do Vale', 'ccih@regionaldovale.example', '(12) 90867-5503'],
] as const

/** Months of requests that were dealt with long ago: more each month, few that fell on a weekend. */
export function monthsOfContacts(supplierIds: readonly number[], now: Date): ContactRequest[] {
  const random = makeRandom(77)
  const requests = new Map<string, ContactRequest>()
  for (let back = lastDay; back >= firstDay; back--) {
    const noon = new Date(now.getTime() - back * 24 * hourMs)
    const weekend = noon.getUTCDay() === 0 || noon.getUTCDay() === 6
    const expected = (0.4 + 2.2 * (1 - back / lastDay)) * (weekend ? 0.2 : 1.2)
    for (let count = Math.floor(expected + random()); count > 0; count--) {
      const [nome, email, telefone] = buyers[Math.floor(random() * buyers.length)] ?? buyers[0]
      const supplier_id = supplierIds[Math.floor(random() ** 2 * supplierIds.length)] ?? 0
      const created_at = lastAtWork(new Date(noon.getTime() - Math.floor(random() * 6) * hourMs))
      const day = dayOf(created_at)
      requests.set(`${supplier_id} ${email} ${day}`, {
        supplier_id,
        nome,
        email,
        telefone,
        day,
        created_at,
        status: outcomes[Math.floor(random() * outcomes.length)] ?? 'ganho',
        answered_at: nextAtWork(
          new Date(created_at.getTime() + (1 + Math.floor(random() * 30)) * hourMs),
          now,
        ),
      })
    }
  }
  return [...requests.values()].toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime(),
  )
}
