import { createContact, listMyContacts, sendMyContactsLink } from 'contract/contacts'
import { sql } from 'drizzle-orm'
import { makeCompany } from '../seed/make.ts'
import type { TestApi } from './api.ts'

export const visitor = {
  nome: 'Helena Prado',
  email: 'helena@hospital.example',
  telefone: '(11) 91234-5678',
  termos_aceitos: true,
}

/** Buyers who ask suppliers, and what they see of it, for the tests of one file. */
export function useContacts(api: TestApi) {
  async function mailsTo(address: string) {
    const { rows } = await api.db.execute<{
      subject: string
      body_text: string
      body_html: string
    }>(sql`SELECT subject, body_text, body_html FROM mail_outbox
        WHERE recipient = ${address} ORDER BY id`)
    return rows
  }

  /** As after a thousand requests of today under this address. */
  async function fillMailbox(address: string): Promise<void> {
    const key = api.parts.throttle.keyOf(`contact-mail-to:${address}`)
    const tomorrow = new Date(api.clock.now().getTime() + 24 * 60 * 60 * 1000)
    await api.db.execute(sql`
      INSERT INTO throttles (key, hits, resets_at) VALUES (${key}, 1000, ${tomorrow})
      ON CONFLICT (key) DO UPDATE SET hits = 1000, resets_at = ${tomorrow}`)
  }

  const makeClinic = async () =>
    (
      await makeCompany(api.db, {
        nome: 'Clínica <Norte>',
        plan: 'MKTCORP',
        account: { email: 'dona@norte.example' },
      })
    ).supplier

  async function ask(supplierId: number, email = visitor.email, mensagem = 'Calibrar 12 bombas') {
    const { reply } = await api.visitor().call(createContact, {
      body: { ...visitor, email, mensagem, id_busness: supplierId, type_user: 'Empresa' },
    })
    return reply.proof
  }

  const mine = (body: { proofs?: string[]; token?: string }) =>
    api.visitor().call(listMyContacts, { body })

  async function linkOf(email = visitor.email): Promise<string> {
    await api.visitor().call(sendMyContactsLink, { body: { email } })
    const mail = (await mailsTo(email)).at(-1)
    return /meus-contatos#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
  }

  return { mailsTo, fillMailbox, makeClinic, ask, mine, linkOf }
}
