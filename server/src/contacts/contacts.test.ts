import { createContact, revealContact } from 'contract/contacts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { useContacts } from '../../test/contacts.ts'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const { mailsTo, fillMailbox } = useContacts(api)

const visitor = {
  nome: 'Helena Prado',
  email: 'Helena@Hospital.example',
  telefone: '11 91234-5678',
  termos_aceitos: true,
}

async function makeClinic() {
  const { supplier } = await makeCompany(api.db, {
    nome: 'Clínica <Norte>',
    site: 'norte.example.com',
    account: { email: 'dona@norte.example' },
  })
  return { ...visitor, id_busness: supplier.id, type_user: 'Empresa' }
}

describe('asking for a contact', () => {
  test("reveals the e-mail of the company's owner and its site, with https added", async () => {
    const body = await makeClinic()
    const { status, reply } = await api.visitor().call(createContact, { body })
    expect(status).toBe(200)
    expect(reply).toEqual({
      email: 'dona@norte.example',
      telefone: null,
      site: 'https://norte.example.com/',
      linkedin: null,
      whatsapp: null,
      proof: expect.stringMatching(/^\d+\.[\w-]{32}$/),
    })
  })

  test('the supplier is told who asked, the visitor gets the data of the supplier', async () => {
    const body = await makeClinic()
    await api.visitor().call(createContact, { body })
    const [told] = await mailsTo('dona@norte.example')
    expect(told?.body_text).toContain('helena@hospital.example')
    expect(told?.body_text).toContain('(11) 91234-5678')
    const [confirmed] = await mailsTo('helena@hospital.example')
    expect(confirmed?.body_text).toContain('dona@norte.example')
    expect(confirmed?.body_text).toContain('https://norte.example.com/')
    const page = `${api.parts.settings.publicUrl}/fornecedores/clinica-norte-${body.id_busness}`
    expect(confirmed?.body_text).toContain(`Ver a página do fornecedor: ${page}\n`)
    expect(confirmed?.body_html).toContain('Clínica &lt;Norte&gt;')
    expect(confirmed?.body_html).not.toContain('<Norte>')
  })

  test('a second request on one day reveals again but counts and writes once', async () => {
    const body = await makeClinic()
    const twice = [1, 2].map(() => api.visitor().call(createContact, { body }))
    for (const { status, reply } of await Promise.all(twice)) {
      expect(status).toBe(200)
      expect(reply.email).toBe('dona@norte.example')
    }
    expect(await mailsTo('dona@norte.example')).toHaveLength(1)
    api.clock.advance(24 * 60 * 60)
    await api.visitor().call(createContact, { body })
    expect(await mailsTo('dona@norte.example')).toHaveLength(2)
    const { rows } = await api.db.execute(
      sql`SELECT email, day::text FROM contact_requests ORDER BY id`,
    )
    expect(rows).toEqual([
      { email: 'helena@hospital.example', day: '2026-11-15' },
      { email: 'helena@hospital.example', day: '2026-11-16' },
    ])
  })

  test('what the visitor needs reaches the supplier, line by line and as plain text', async () => {
    const body = { ...(await makeClinic()), mensagem: ' Calibrar 12 <bombas>\naté sexta ' }
    await api.visitor().call(createContact, { body })
    const [told] = await mailsTo('dona@norte.example')
    expect(told?.body_text).toContain('O que ela precisa:\nCalibrar 12 <bombas>\naté sexta\n')
    expect(told?.body_html).toContain('Calibrar 12 &lt;bombas&gt;<br>até sexta')
    const { rows } = await api.db.execute(sql`SELECT mensagem FROM contact_requests`)
    expect(rows).toEqual([{ mensagem: 'Calibrar 12 <bombas>\naté sexta' }])
  })

  test('the supplier is told by which search it was found, should it have been one', async () => {
    const body = await makeClinic()
    const search_term = ' Bombas  de INFUSÃO\n'
    await api.visitor().call(createContact, { body: { ...body, search_term } })
    const email = 'outra@hospital.example'
    await api.visitor().call(createContact, { body: { ...body, email, search_term: ' ' } })
    const [found, others] = await mailsTo('dona@norte.example')
    expect(found?.body_text).toContain('Encontrou você buscando por: bombas de infusão\n')
    expect(others?.body_text).not.toContain('buscando')
    const { rows } = await api.db.execute(sql`SELECT term FROM contact_requests ORDER BY id`)
    expect(rows).toEqual([{ term: 'bombas de infusão' }, { term: null }])
  })

  test('whoever types the address of a stranger sends them no text of their own', async () => {
    const mensagem = 'Veja https://golpe.example/premio'
    const body = { ...(await makeClinic()), nome: 'Você ganhou um prêmio', mensagem }
    expect((await api.visitor().call(createContact, { body })).status).toBe(200)
    const [toStranger] = await mailsTo('helena@hospital.example')
    const whole = `${toStranger?.subject} ${toStranger?.body_text} ${toStranger?.body_html}`
    expect(whole).not.toMatch(/ganhou|golpe/)
    expect(toStranger?.body_text).toMatch(/^Olá!\n/)
    const [told] = await mailsTo('dona@norte.example')
    expect(told?.body_text).toContain('Abra só se você confia nele.')
  })

  test('nor by calling a company so', async () => {
    const { supplier } = await makeCompany(api.db, { nome: 'Ganhe já em golpe.com' })
    const body = { ...visitor, id_busness: supplier.id, type_user: 'Empresa' }
    expect((await api.visitor().call(createContact, { body })).status).toBe(200)
    const [toStranger] = await mailsTo('helena@hospital.example')
    expect(toStranger?.subject).toBe('Contato de um fornecedor')
    expect(`${toStranger?.body_text} ${toStranger?.body_html}`).not.toMatch(/Ganhe já|golpe\.com/)
  })

  test.each(['Clique em golpe.com', 'www.golpe.example', 'https://golpe.example', 'a@golpe.com'])(
    'a name that is a web address is refused: %s',
    async (nome) => {
      const body = { ...(await makeClinic()), nome }
      const { status, problem } = await api.visitor().call(createContact, { body })
      expect([status, problem.errors]).toEqual([
        400,
        { nome: ['Escreva só o nome, sem endereços da internet.'] },
      ])
    },
  )

  test.each(['Dr.Silva', 'Ana P. Prado', 'M.Comini', 'Maria D’Ávila (compras)'])(
    'and %s is a name',
    async (nome) => {
      const body = { ...(await makeClinic()), nome }
      expect((await api.visitor().call(createContact, { body })).status).toBe(200)
    },
  )

  test('without a word about it, the mail does not mention it', async () => {
    await api.visitor().call(createContact, { body: await makeClinic() })
    const [told] = await mailsTo('dona@norte.example')
    expect(told?.body_text).not.toContain('O que ela precisa')
    const { rows } = await api.db.execute(sql`SELECT mensagem FROM contact_requests`)
    expect(rows).toEqual([{ mensagem: null }])
  })

  test('something new said on the same day reaches the supplier; the same again does not', async () => {
    const body = await makeClinic()
    const ask = (mensagem?: string) =>
      api.visitor().call(createContact, { body: { ...body, ...(mensagem ? { mensagem } : {}) } })
    for (const mensagem of [undefined, 'Calibrar 12 bombas', 'Calibrar 12 bombas', undefined]) {
      expect((await ask(mensagem)).status).toBe(200)
    }
    const told = await mailsTo('dona@norte.example')
    expect(told.map(({ body_text }) => body_text.includes('Calibrar 12 bombas'))).toEqual([
      false,
      true,
    ])
    const { rows } = await api.db.execute(sql`SELECT mensagem FROM contact_requests`)
    expect(rows).toEqual([{ mensagem: 'Calibrar 12 bombas' }])
  })

  test('a second message is added to the first, and so is another phone: nothing that was said is lost', async () => {
    const body = await makeClinic()
    const ask = (more: object) => api.visitor().call(createContact, { body: { ...body, ...more } })
    await ask({ mensagem: 'Calibrar 12 bombas' })
    await ask({ mensagem: 'E dois desfibriladores' })
    await ask({ mensagem: 'Calibrar 12 bombas', telefone: '(11) 97777-6666' })
    await ask({ mensagem: 'E dois desfibriladores', telefone: '(11) 97777-6666' })
    expect(await mailsTo('dona@norte.example')).toHaveLength(3)
    const { rows } = await api.db.execute(sql`SELECT mensagem, telefone FROM contact_requests`)
    const mensagem = 'Calibrar 12 bombas\n\nE dois desfibriladores\n\n(11) 97777-6666'
    expect(rows).toEqual([{ mensagem, telefone: '(11) 91234-5678' }])
  })

  test('as many messages a day as fit are kept, and the next one is no failure', async () => {
    const body = await makeClinic()
    for (let turn = 0; turn < 11; turn++) {
      const mensagem = String.fromCharCode(97 + turn).repeat(1000)
      const { status } = await api.visitor().call(createContact, { body: { ...body, mensagem } })
      expect(status).toBe(200)
    }
    const { rows } = await api.db.execute(sql`SELECT length(mensagem) FROM contact_requests`)
    expect(rows).toEqual([{ length: 9 * 1000 + 8 * 2 }])
  })

  test('WhatsApp belongs to the plans that have it', async () => {
    const account = { email: 'ana@example.com', telefone: '(21) 99876-5432' }
    const { supplier } = await makeFreelancer(api.db, { plan: 'MKTPRO', account })
    const body = { ...visitor, id_busness: supplier.id, type_user: 'Autônomo' }
    const { reply } = await api.visitor().call(createContact, { body })
    expect(reply.whatsapp).toBe('https://wa.me/5521998765432')
    expect(reply.linkedin).toBe('https://www.linkedin.com/in/example')
  })

  test.each([
    ['MKTFREE', '(11) 3265-4321', '(11) 98765-4321', '(11) 3265-4321', null],
    ['MKTCORP', '(11) 3265-4321', '(11) 98765-4321', '(11) 3265-4321', '5511987654321'],
    // WhatsApp for companies works on landlines: what was given as one is one.
    ['MKTCORP', '', '(11) 3265-4321', null, '551132654321'],
    ['MKTCORP', '(11) 91111-2222', '', '(11) 91111-2222', '5511911112222'],
    // A company with a number of its own does not give its owner's away.
    ['MKTCORP', '(11) 3265-4321', '', '(11) 3265-4321', null],
    ['MKTCORP', null, null, null, '5521998765432'],
    ['MKTBASIC', null, null, null, null],
  ] as const)(
    'a company on %s with phone %s and WhatsApp %s shows %s and the chat %s',
    async (plan, telefone_empresa, whatsapp_empresa, phone, chat) => {
      const account = { email: 'dona@norte.example', telefone: '(21) 99876-5432' }
      const company = { telefone_empresa, whatsapp_empresa }
      const { supplier } = await makeCompany(api.db, { plan, account, company })
      const body = { ...visitor, id_busness: supplier.id, type_user: 'Empresa' }
      const { reply } = await api.visitor().call(createContact, { body })
      expect(reply.telefone).toBe(phone)
      expect(reply.whatsapp).toBe(chat && `https://wa.me/${chat}`)
      const [sent] = await mailsTo('helena@hospital.example')
      expect(/Telefone: (.+)/.exec(sent?.body_text ?? '')?.[1] ?? null).toBe(phone)
    },
  )

  test("a freelancer's phone is a person's: only its WhatsApp is revealed", async () => {
    const account = { telefone: '(21) 99876-5432' }
    const { supplier } = await makeFreelancer(api.db, { plan: 'MKTBASIC', account })
    const body = { ...visitor, id_busness: supplier.id, type_user: 'Freelancer' }
    const { reply } = await api.visitor().call(createContact, { body })
    expect([reply.telefone, reply.whatsapp]).toEqual([null, null])
  })

  test('a link that is no web address is never revealed', async () => {
    const { supplier } = await makeCompany(api.db, { site: 'javascript:alert(1)' })
    const body = { ...visitor, id_busness: supplier.id, type_user: 'PJ' }
    expect((await api.visitor().call(createContact, { body })).reply.site).toBeNull()
  })

  test.each([
    ['termos_aceitos', false, 'Você precisa aceitar os termos de uso.'],
    ['termos_aceitos', undefined, 'Você precisa aceitar os termos de uso.'],
    ['termos_aceitos', 'sim', 'Você precisa aceitar os termos de uso.'],
    ['nome', '  ', 'Campo obrigatório.'],
    ['email', 'sem-arroba', 'Por favor, insira um e-mail válido.'],
    ['telefone', '123', 'Por favor, insira um telefone válido com DDD.'],
    ['mensagem', 'x'.repeat(1001), 'Texto longo demais.'],
    ['id_busness', "1'; DROP TABLE suppliers; --", 'Valor inválido.'],
    ['type_user', 'Ambos', 'Valor inválido.'],
  ])('a wrong %s (%j) is refused with its reason', async (field, value, text) => {
    const body = { ...(await makeClinic()), [field]: value }
    const { status, problem } = await api
      .visitor()
      .raw({ method: 'POST', url: '/api/v1/contactsSolicitations/', payload: body })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
    expect(await mailsTo('dona@norte.example')).toEqual([])
  })

  test('a robot that fills in the hidden field is refused', async () => {
    const body = { ...(await makeClinic()), website: 'http://spam.example' }
    expect((await api.visitor().call(createContact, { body })).status).toBe(400)
  })

  test.each([
    ['outside the marketplace', { marketplace: false }],
    ['inactive', { status: false }],
    ['suspended', { suspended_at: new Date('2026-01-01') }],
    ['of a disabled account', { account: { disabled_at: new Date('2026-01-01') } }],
  ])('a supplier that is %s answers like a missing one', async (_, fields) => {
    const { supplier } = await makeFreelancer(api.db, fields)
    const body = { ...visitor, id_busness: supplier.id, type_user: 'Freelancer' }
    expect((await api.visitor().call(createContact, { body })).status).toBe(404)
  })

  test('the kind has to be the one of the supplier', async () => {
    const body = { ...(await makeClinic()), type_user: 'Freelancer' }
    expect((await api.visitor().call(createContact, { body })).status).toBe(404)
  })
})

describe('seeing a contact again', () => {
  const ask = async () => {
    const body = await makeClinic()
    const { reply } = await api.visitor().call(createContact, { body })
    return { ...reply, id: body.id_busness }
  }
  const again = (proof: string) => api.visitor().call(revealContact, { body: { proof } })

  test('who asked sees it as it is now, and nobody is told again', async () => {
    const { proof } = await ask()
    await api.db.execute(sql`UPDATE accounts SET email = 'nova@norte.example'`)
    await api.db.execute(sql`UPDATE companies SET telefone_empresa = '(11) 3265-4321'`)
    const { status, reply } = await again(proof)
    expect(status).toBe(200)
    expect(reply).toEqual({
      email: 'nova@norte.example',
      telefone: '(11) 3265-4321',
      site: 'https://norte.example.com/',
      linkedin: null,
      whatsapp: null,
    })
    expect(await mailsTo('dona@norte.example')).toHaveLength(1)
    expect(await mailsTo('nova@norte.example')).toHaveLength(0)
  })

  test('who asks again on one day sees it again too, by a proof of its own', async () => {
    const body = await makeClinic()
    const first = await api.visitor().call(createContact, { body })
    const second = await api.visitor().call(createContact, { body })
    expect((await again(second.reply.proof)).reply).toEqual((await again(first.reply.proof)).reply)
    await api.db.execute(sql`DELETE FROM contact_requests`)
    expect((await again(second.reply.proof)).status).toBe(404)
  })

  test('a proof opens the supplier it was given for and no other', async () => {
    const { proof } = await ask()
    const [id, seal] = proof.split('.')
    const { supplier } = await makeFreelancer(api.db)
    const other = await api.visitor().call(createContact, {
      body: { ...visitor, id_busness: supplier.id, type_user: 'Freelancer' },
    })
    const otherId = Number(other.reply.proof.split('.')[0])
    expect(otherId).toBe(Number(id) + 1)
    for (const made of [`${otherId}.${seal}`, `${id}.${'A'.repeat(32)}`, `9999999999.${seal}`]) {
      expect((await again(made)).status).toBe(404)
    }
    expect((await again('1')).status).toBe(400)
  })

  test('who left the directory can no longer be reached, and erased requests prove nothing', async () => {
    const { proof, id } = await ask()
    await api.db.execute(sql`UPDATE suppliers SET suspended_at = now() WHERE id = ${id}`)
    expect((await again(proof)).status).toBe(404)
    await api.db.execute(sql`UPDATE suppliers SET suspended_at = NULL WHERE id = ${id}`)
    expect((await again(proof)).status).toBe(200)
    await api.db.execute(sql`DELETE FROM contact_requests`)
    expect((await again(proof)).status).toBe(404)
  })
})

describe('limits', () => {
  test('asking the same again and again uses up nobody’s mailbox', async () => {
    const body = await makeClinic()
    for (let turn = 0; turn < 3; turn++) await api.visitor().call(createContact, { body })
    const { rows } = await api.db.execute<{ hits: number }>(
      sql`SELECT hits FROM throttles WHERE key = ${api.parts.throttle.keyOf(`contact-mail:${body.id_busness}`)}`,
    )
    expect(rows).toEqual([{ hits: 1 }])
  })

  test("a mailbox's daily cap stops the mails, not the visitors", async () => {
    const body = await makeClinic()
    for (let turn = 0; turn < 3; turn++) {
      await api.visitor().call(createContact, { body: { ...body, email: `v${turn}@example.com` } })
    }
    await api.db.execute(sql`UPDATE throttles SET hits = 1000`)
    const full = await api
      .visitor()
      .call(createContact, { body: { ...body, email: 'mais@example.com' } })
    expect(full.status).toBe(200)
    expect(await mailsTo('dona@norte.example')).toHaveLength(3)
  })

  test("a visitor's daily cap stops the mails to that visitor alone", async () => {
    const body = await makeClinic()
    await fillMailbox('helena@hospital.example')
    expect((await api.visitor().call(createContact, { body })).status).toBe(200)
    const email = 'outra@hospital.example'
    await api.visitor().call(createContact, { body: { ...body, email } })
    expect(await mailsTo('helena@hospital.example')).toEqual([])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo('dona@norte.example')).toHaveLength(2)
  })
})

describe('limit per address', () => {
  const strict = testApi()

  test('one address may ask ten times in ten minutes', async () => {
    const { supplier } = await makeCompany(strict.db)
    const ask = (turn: number) =>
      strict.visitor().call(createContact, {
        body: {
          ...visitor,
          email: `v${turn}@example.com`,
          id_busness: supplier.id,
          type_user: 'Empresa',
        },
      })
    for (let turn = 0; turn < 10; turn++) expect((await ask(turn)).status).toBe(200)
    const { status, headers } = await ask(10)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})
