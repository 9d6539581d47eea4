import { readFile } from 'node:fs/promises'
import { createContact, listContactRequests } from 'contract/contacts'
import { sendChatMessage, sendTeamMessage } from 'contract/chat'
import { createReferral } from 'contract/referrals'
import { getSubscription } from 'contract/plans'
import { sendEmailCode } from 'contract/signup'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import {
  makeAccesses,
  makeAdmin,
  makeCompany,
  makeFreelancer,
  makeSubscription,
} from '../../seed/make.ts'
import { recordChange } from '../audit/service.ts'
import { erasePerson } from './service-erase.ts'
import { exportPerson } from './service-export.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const email = 'zuleide@example.com'
const who = () => ({ email, now: api.clock.now() })
const parts = () => ({ database: api.database, files: api.parts.files })

const photo = 'f'.repeat(32)
const photoFile = `${photo}/320.webp`

/** A company and its owner who did everything that leaves a trace, and somebody else. */
async function makeEverything() {
  const other = await makeFreelancer(api.db, { account: { email: 'a-zuleide@example.com' } })
  const made = await makeCompany(api.db, {
    nome: 'Quaresma Calibrações',
    plan: 'MKTCORP',
    photo,
    account: { email, nome: 'Zuleide Quaresma', telefone: '(19) 99999-0001' },
    company: {
      razao_social: 'Quaresma Ltda.',
      telefone_empresa: '(19) 3333-0002',
      whatsapp_empresa: '(19) 99999-0003',
    },
  })
  const { supplier, account } = made
  const now = api.clock.now()
  await api.parts.files.put(photoFile, Buffer.from('x'), 'image/webp')
  await api.db.execute(sql`INSERT INTO photos (hash, created_at) VALUES (${photo}, ${now})`)
  const since = new Date('2026-08-20T09:00:00Z')
  await makeSubscription(api.db, supplier, { period: 'month', since, now })
  await makeAccesses(api.db, [{ supplier_id: supplier.id, day: '2026-11-14', accesses: 3 }])

  const caller = await api.as(email)
  // From here on a login would ask for it.
  await api.db.execute(sql`
    INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
    VALUES (${account.id}, 'id', 'key', 0, '{}', 'Celular da Zuleide', ${now})`)
  const visitor = { nome: 'Zuleide Quaresma', telefone: '(19) 99999-0001', termos_aceitos: true }
  const ask = (from: string, id: number, kind: string) =>
    caller.call(createContact, {
      body: {
        ...visitor,
        email: from,
        mensagem: 'Ligue para a Quaresma',
        id_busness: id,
        type_user: kind,
      },
    })
  expect((await ask(email, other.supplier.id, 'Freelancer')).status).toBe(200)
  expect((await ask('paulo@example.com', supplier.id, 'Empresa')).status).toBe(200)
  await caller.call(createReferral, {
    body: {
      nome_indicador: 'Paulo',
      email_indicado: email,
      telefone_indicado: '(19) 99999-0001',
      empresa_freelancer_indicada: 'Quaresma',
    },
  })
  await caller.call(sendChatMessage, {
    body: { numbePhone: '(19) 99999-0001', mensage: 'Sou a Zuleide Quaresma' },
  })
  // Not logged in, in another browser: found by the address alone.
  const message = { nome: 'Zuleide', email, numbePhone: '(19) 99999-0001', mensagem: 'Olá' }
  await makeAdmin(api.db, { email: 'admin@example.com' })
  expect((await api.visitor().call(sendTeamMessage, { body: message })).status).toBe(200)
  const stranger = {
    ...message,
    nome: 'Paulo',
    email: 'a-zuleide@example.com',
    numbePhone: '1133334444',
  }
  await api.visitor().call(sendTeamMessage, { body: stranger })
  await api.visitor().call(sendEmailCode, { body: { email } })
  await api.db.execute(sql`
    INSERT INTO reports (supplier_id, motivo, texto, email, created_at)
    VALUES (${other.supplier.id}, 'Outro', 'Endereço errado', ${email}, ${now}),
      (${supplier.id}, 'Outro', 'Quaresma não atende', 'paulo@example.com', ${now})`)
  await api.db.execute(sql`
    INSERT INTO payment_events (id, provider, type, outcome, customer_id, body, created_at)
    VALUES ('evt_1', 'stripe', 'invoice.paid', 'ignored', NULL,
      ${JSON.stringify({ customer_email: email })}::jsonb, ${now})`)
  await api.db.execute(sql`UPDATE invoices SET url = 'https://pay.example.com/zuleide'`)
  await api.db.execute(sql`
    INSERT INTO account_identities (provider, subject, account_id, email, linked_at)
    VALUES ('google', 'zuleide-at-google', ${account.id}, ${email}, ${now})`)
  await recordChange(api.db, {
    adminId: 1,
    action: 'supplier.edit',
    subject: { kind: 'supplier', id: supplier.id },
    before: { nome: 'Quaresma' },
    after: { nome: 'Quaresma Calibrações' },
    at: now,
  })
  return { ...made, account, caller, other }
}

const endSubscription = () =>
  api.db.execute(sql`
    UPDATE subscriptions SET status = 'ended', state = 'ended', plan_in_force = 'MKTFREE'`)

async function tables(): Promise<string[]> {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  return rows.map(({ name }) => name)
}

/** Every row of the database, as text, that speaks of the person. */
async function traces(): Promise<string[]> {
  const found: string[] = []
  for (const table of await tables()) {
    const { rows } = await api.db.execute<{ row: string }>(
      sql`SELECT t::text AS row FROM ${sql.identifier(table)} t
        WHERE t::text ~* '(^|[^-])zuleide|quaresma|99999-000[13]|3333-0002'`,
    )
    found.push(...rows.map(({ row }) => `${table}: ${row}`))
  }
  return found
}

describe('the export', () => {
  test('holds everything that is kept about a person, and no secret', async () => {
    const { account, supplier, company } = await makeEverything()
    const person = await exportPerson(api.database, who())
    expect(person).toMatchObject({
      email,
      account: { id: account.id, nome: 'Zuleide Quaresma', cpf: account.cpf },
      supplier: { id: supplier.id, photo },
      company: {
        cnpj: company.cnpj,
        telefone_empresa: '(19) 3333-0002',
        whatsapp_empresa: '(19) 99999-0003',
      },
      sessions: [{ account_id: account.id }],
      sign_in_with: [{ provider: 'google', subject: 'zuleide-at-google', email }],
      passkeys: [{ name: 'Celular da Zuleide', last_used_at: null }],
      contact_requests_sent: [{ email, mensagem: 'Ligue para a Quaresma' }],
      contact_requests_received: [{ supplier_id: supplier.id, status: 'novo' }],
      referrals: [{ email_indicado: email }],
      reports_written: [{ texto: 'Endereço errado' }],
      reports_received: [{ texto: 'Quaresma não atende' }],
      accesses_by_day: [{ day: '2026-11-14', accesses: 3 }],
      changes_by_administrators: [{ action: 'supplier.edit' }],
    })
    expect(person.conversations).toHaveLength(2)
    expect(person.conversations[0]?.messages[0]?.texto).toBe('Sou a Zuleide Quaresma')
    expect(person.conversations.map(({ left_messages }) => left_messages)).toMatchObject([
      [],
      [{ nome: 'Zuleide', email, telefone: '(19) 99999-0001', texto: 'Olá', status: 'nova' }],
    ])
    expect(person.payments?.subscriptions).toHaveLength(1)
    expect(person.payments?.invoices.length).toBeGreaterThan(0)
    expect(person.mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(person)).not.toMatch(/"[a-z_]*_hash"/)
  })

  test('of who asked, wrote and answered it holds nothing that leads to them', async () => {
    await makeEverything()
    await api.db.execute(sql`
      INSERT INTO reviews (supplier_id, contact_request_id, nome, email, contato, qualidade, prazo, texto, status, created_at, decision_note)
      SELECT supplier_id, id, 'Paulo', email, 5, 5, 5, 'Bom', 'publicada', created_at, 'Ligamos'
      FROM contact_requests WHERE email = 'paulo@example.com'`)
    await api.db.execute(sql`
      INSERT INTO chat_attendances (conversation_id, attendant_id) SELECT min(id), 1 FROM chat_conversations`)
    const person = await exportPerson(api.database, who())
    const [conversation] = person.conversations
    const leading = (row: object | undefined, names: string) =>
      names.split(' ').filter((name) => row === undefined || name in row)
    expect(leading(person.contact_requests_received[0], 'nome email telefone mensagem')).toEqual([])
    const ofReview = 'email contact_request_id decision_note'
    expect(leading(person.reviews_received[0], ofReview)).toEqual([])
    expect(leading(person.reports_received[0], 'email note')).toEqual([])
    expect(leading(conversation?.messages[0], 'account_id')).toEqual([])
    expect(leading(conversation?.attendances[0], 'attendant_id')).toEqual([])
  })

  test('of mails it holds no code and no private link', async () => {
    await makeEverything()
    await api.db.execute(sql`
      UPDATE mail_outbox SET body_text = body_text || ' https://x.example/meus-contatos#abc_-9.'
      WHERE recipient = ${email}`)
    const { mails } = await exportPerson(api.database, who())
    const coded = mails.find(({ subject }) => subject.includes('código'))
    expect(coded?.subject).toBe('*** é o seu código de confirmação')
    for (const { subject, body_text } of mails) {
      expect(`${subject} ${body_text}`).not.toMatch(/\b\d{6}\b|#abc/)
      expect(body_text).toMatch(/meus-contatos\*\*\*$/)
    }
  })

  test('of somebody without an account holds what they left', async () => {
    await makeEverything()
    const { account, contact_requests_sent } = await exportPerson(api.database, {
      ...who(),
      email: 'paulo@example.com',
    })
    expect(account).toBeNull()
    expect(contact_requests_sent).toHaveLength(1)
  })

  test('whoever adds a table says whether it speaks of people', async () => {
    const told =
      'access_totals account_identities accounts audit_log chat_attendances chat_conversations chat_messages checkouts ' +
      'companies consents contact_requests data_requests inbox_messages invoices lead_entries lead_settings mail_outbox need_files needs passkeys proposal_messages proposals referrals reports reviews sessions subscriptions supplier_addresses supplier_page_files supplier_pages suppliers'
    const derived =
      'access_days access_visits payment_customers payment_events photo_removals photos ' +
      'need_notices review_invites review_reports sandbox_ledgers search_answers search_documents search_words supplier_records'
    const secretOrNobody =
      'contact_refusals email_codes identity_proofs invites keyword_days known_devices mail_refusals passkey_challenges recovery_codes schema_migrations search_dismissals search_log search_synonyms second_factors second_steps ' +
      'settings sign_ins throttles waiting_identities'
    const known = [told, derived, secretOrNobody].join(' ').split(' ').sort()
    expect(await tables()).toEqual(known)
  })
})

test('conversations from before the column belong to the addresses left in them', async () => {
  await makeEverything()
  const emails = async () =>
    (
      await api.db.execute<{ emails: string[] }>(
        sql`SELECT emails FROM chat_conversations ORDER BY id`,
      )
    ).rows.map((row) => row.emails)
  const kept = [[], [email], ['a-zuleide@example.com']]
  expect(await emails()).toEqual(kept)
  await api.db.execute(sql`UPDATE chat_conversations SET emails = '{}'`)
  await api.db.execute(sql`
    INSERT INTO inbox_messages (conversation_id, nome, email, telefone, texto)
    SELECT id, 'Zuleide', 'ZULEIDE@example.com', '', 'De novo' FROM chat_conversations
    ORDER BY id OFFSET 1 LIMIT 1`)
  const migration = await readFile(
    new URL('../../migrations/0122_chat_emails.sql', import.meta.url),
    'utf8',
  )
  const backfill = /^UPDATE[^;]*;/m.exec(migration)?.[0] ?? ''
  await api.db.execute(sql.raw(backfill))
  expect(await emails()).toEqual(kept)
})

describe('erasing', () => {
  test('leaves no trace of the person in any table, and the others as they were', async () => {
    const { caller, other } = await makeEverything()
    await endSubscription()
    expect((await traces()).length).toBeGreaterThan(15)
    const { counts } = await erasePerson(parts(), who())
    expect(counts).toMatchObject({
      accounts: 1,
      suppliers: 1,
      conversations: 2,
      'messages left in the chat': 1,
      photos: 1,
    })
    expect(await traces()).toEqual([])
    expect((await caller.call(getSubscription)).status).toBe(401)
    expect(await api.parts.files.get(photoFile)).toBeNull()
    expect((await api.as(other.account.email)).cookie).not.toBe('')
    const kept = await api.db.execute(sql`SELECT nome FROM chat_conversations`)
    expect(kept.rows).toEqual([{ nome: 'Paulo' }])
    const { rows } = await api.db.execute(sql`SELECT texto, email FROM reports`)
    expect(rows).toEqual([{ texto: 'Endereço errado', email: null }])
  })

  test('keeps invoices for the taxes, without a name', async () => {
    await makeEverything()
    await endSubscription()
    const invoicesNow = async () =>
      (
        await api.db.execute(
          sql`SELECT number, amount, status, paid_at, url FROM invoices ORDER BY id`,
        )
      ).rows
    const before = await invoicesNow()
    expect(before.length).toBeGreaterThan(0)
    await erasePerson(parts(), who())
    expect(await invoicesNow()).toEqual(before.map((invoice) => ({ ...invoice, url: null })))
  })

  test('leaves who, when and what in the audit log, and tells of itself', async () => {
    const { account, supplier } = await makeEverything()
    await endSubscription()
    await erasePerson(parts(), who())
    const { rows } = await api.db.execute(
      sql`SELECT admin_id, action, subject_id, before, after FROM audit_log ORDER BY id`,
    )
    expect(rows).toEqual([
      {
        admin_id: 1,
        action: 'supplier.edit',
        subject_id: supplier.id,
        before: { nome: null },
        after: { nome: null },
      },
      {
        admin_id: 0,
        action: 'account.erase',
        subject_id: account.id,
        before: {},
        after: { erased: true },
      },
    ])
  })

  test('refuses while something can still be charged', async () => {
    const { supplier } = await makeEverything()
    await expect(erasePerson(parts(), who())).rejects.toThrow(/running subscription/)
    await endSubscription()
    await api.db.execute(sql`
      INSERT INTO checkouts (supplier_id, customer_id, plan, period, price_id, expires_at)
      SELECT ${supplier.id}, customer_id, 'MKTCORP', 'month', 'price_1',
        ${new Date('2026-11-15T13:00:00Z')} FROM payment_customers`)
    await expect(erasePerson(parts(), who())).rejects.toThrow(/until 2026-11-15T13:00:00.000Z/)
    const { rows } = await api.db.execute(sql`SELECT id FROM accounts WHERE email = ${email}`)
    expect(rows).toHaveLength(1)
    api.clock.advance(2 * 60 * 60)
    expect((await erasePerson(parts(), who())).counts.accounts).toBe(1)
  })

  test('refuses administrators, and does nothing about an unknown address', async () => {
    await makeAdmin(api.db, { email })
    await expect(erasePerson(parts(), who())).rejects.toThrow(/administrator/)
    const { counts } = await erasePerson(parts(), { ...who(), email: 'ninguem@example.com' })
    expect(counts).toMatchObject({ accounts: 0, suppliers: 0 })
    expect([...new Set(Object.values(counts))]).toEqual([0])
  })

  test('blanks what administrators typed to find the person', async () => {
    await makeEverything()
    await endSubscription()
    const admin = await api.as('admin@example.com')
    for (const busca of ['Zuleide', email, 'paulo@example.com', '99999-0001']) {
      await admin.call(listContactRequests, { query: { busca } })
    }
    await erasePerson(parts(), who())
    const { rows } = await api.db.execute(
      sql`SELECT after ->> 'busca' AS busca FROM audit_log WHERE action = 'list.view' ORDER BY id`,
    )
    expect(rows.map(({ busca }) => busca)).toEqual([null, null, 'paulo@example.com', null])
    expect(await traces()).toEqual([])
  })

  test('leaves a photo that somebody else uses too', async () => {
    const { other } = await makeEverything()
    await endSubscription()
    await api.db.execute(sql`UPDATE suppliers SET photo = ${photo} WHERE id = ${other.supplier.id}`)
    await erasePerson(parts(), who())
    expect(await api.parts.files.get(photoFile)).not.toBeNull()
  })
})

test('the audit log lets nobody blank more, less or something else', async () => {
  const { supplier } = await makeEverything()
  const refused = async (statement: string) => {
    const error = await api.database
      .transaction(async (db) => {
        await db.execute(sql`SELECT set_config('audit.forgetting', 'on', true)`)
        await db.execute(sql.raw(statement))
      })
      .catch((thrown: Error) => thrown)
    expect(String((error as Error).cause)).toContain('append-only')
  }
  await refused(`UPDATE audit_log SET after = '{"nome": "X"}'`)
  await refused(`UPDATE audit_log SET before = '{}', after = '{}'`)
  await refused(`UPDATE audit_log SET admin_id = 2, before = audit_blanked(before)`)
  await refused(`DELETE FROM audit_log WHERE subject_id = ${supplier.id}`)
})
