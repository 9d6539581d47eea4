import { createContact } from 'contract/contacts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { useContacts, visitor } from '../../test/contacts.ts'
import { unsubscribeLinks } from '../mail/refusals.ts'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'
import { countWords } from '../search/service-words.ts'
import { offerMail } from './mail-mine.ts'
import { offerOthers } from './service-offers.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const { mailsTo, fillMailbox, makeClinic, ask, mine } = useContacts(api)

/** Three who do the same in the same state, and one elsewhere. */
async function makeOthers() {
  const near = []
  for (const nome of ['Beta', 'Gama', 'Delta']) near.push(await makeFreelancer(api.db, { nome }))
  await makeFreelancer(api.db, { nome: 'Longe', estado: 'AM', cidade: 'Manaus' })
  await countWords(api.db)
  return near.map(({ supplier }) => supplier)
}

test.each([
  // A Monday, a Friday, and the day before the holiday of the 20th of November.
  ['2026-11-16T13:00:00Z', '2026-11-18T13:00:00Z'],
  ['2026-11-13T13:00:00Z', '2026-11-17T13:00:00Z'],
  ['2026-11-19T13:00:00Z', '2026-11-24T13:00:00Z'],
])('asked at %s, three others are offered from %s on', async (asked, from) => {
  api.clock.set(asked)
  const clinic = await makeClinic()
  await makeOthers()
  const proof = await ask(clinic.id)
  const alternatives = async () =>
    (await mine({ proofs: [proof] })).reply.data[0]?.alternatives.map(({ nome }) => nome) ?? []
  api.clock.set(new Date(Date.parse(from) - 60_000))
  expect([await offerOthers(api.parts), await alternatives()]).toEqual([0, []])
  api.clock.set(from)
  const twice = await Promise.all([offerOthers(api.parts), offerOthers(api.parts)])
  expect(twice.toSorted()).toEqual([0, 1])
  expect((await alternatives()).toSorted()).toEqual(['Beta', 'Delta', 'Gama'])
  const mail = (await mailsTo(visitor.email)).at(-1)
  expect(mail?.subject).toBe('Sem resposta de Clínica <Norte>? Veja outros fornecedores')
  expect(mail?.body_text).toContain('Beta (Campinas/SP)')
  expect(mail?.body_text).toMatch(/Não quero mais estas sugestões: \S+\/sem-emails#offers\./)
  const token = /meus-contatos#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
  expect((await mine({ token })).reply.data).toHaveLength(1)
})

test('of many that nobody answered, the latest five are offered others', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  await makeOthers()
  const proofs: string[] = []
  for (let index = 0; index < 6; index++) {
    const { supplier } = await makeCompany(api.db, { nome: `Calada ${index}` })
    proofs.push(await ask(supplier.id))
  }
  await countWords(api.db)
  api.clock.set('2026-11-18T13:00:00Z')
  const { data } = (await mine({ proofs })).reply
  expect(data.map(({ alternatives }) => alternatives.length)).toEqual([3, 3, 3, 3, 3, 0])
  expect(data[5]?.supplier.nome).toBe('Calada 0')
})

test('offered are three for what was searched for, those of the same state first', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const clinic = await makeClinic()
  const laundry = { com_oque_trabalha: 'Lavanderia', descricaoServico: 'Lavanderia hospitalar' }
  const near = ['Espuma', 'Enxoval', 'Vapor', 'Passa Bem']
  for (const nome of near) await makeFreelancer(api.db, { ...laundry, nome })
  const far = { nome: 'Longe', estado: 'AM', cidade: 'Manaus' }
  await makeFreelancer(api.db, { ...laundry, ...far, plan: 'MKTPRO' })
  for (const nome of ['Beta', 'Gama', 'Delta']) {
    await makeFreelancer(api.db, { nome, plan: 'MKTPRO' })
  }
  await countWords(api.db)
  const asked = { id_busness: clinic.id, type_user: 'Empresa', search_term: 'Lavanderia' } as const
  const { reply } = await api.visitor().call(createContact, { body: { ...visitor, ...asked } })
  api.clock.set('2026-11-18T13:00:00Z')
  const offered = (await mine({ proofs: [reply.proof] })).reply.data[0]?.alternatives ?? []
  const names = offered.map(({ nome }) => nome)
  expect(names).toHaveLength(3)
  expect(near).toEqual(expect.arrayContaining(names))
})

test('others are offered once', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const clinic = await makeClinic()
  await makeOthers()
  await ask(clinic.id)
  api.clock.set('2026-11-18T13:00:00Z')
  expect([await offerOthers(api.parts), await offerOthers(api.parts)]).toEqual([1, 0])
  api.clock.advance(24 * 60 * 60)
  expect(await offerOthers(api.parts)).toBe(0)
})

test('who asked several suppliers gets one mail about them all, in turn for each of them', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const clinic = await makeClinic()
  const laundry = { com_oque_trabalha: 'Lavanderia', descricaoServico: 'Lavanderia hospitalar' }
  const washes = await makeCompany(api.db, { ...laundry, nome: 'Lava Bem' })
  const twin = await makeCompany(api.db, { nome: 'Clínica Sul' })
  const near = await makeOthers()
  for (const nome of ['Espuma', 'Vapor']) await makeFreelancer(api.db, { ...laundry, nome })
  await countWords(api.db)
  const asked = [clinic.id, washes.supplier.id, twin.supplier.id]
  for (const id of asked) await ask(id)
  await ask(clinic.id, 'outra@hospital.example')
  api.clock.advance(60 * 60)
  const later = await makeCompany(api.db, { nome: 'Ainda Cedo' })
  await ask(later.supplier.id)
  api.clock.set('2026-11-18T13:00:00Z')
  const twice = await Promise.all([offerOthers(api.parts), offerOthers(api.parts)])
  expect(twice.reduce((sum, count) => sum + count)).toBe(2)
  const [mail, ...more] = (await mailsTo(visitor.email)).filter(({ subject }) =>
    subject.startsWith('Sem resposta'),
  )
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Sem resposta de Clínica <Norte> e mais 2? Veja outros fornecedores')
  expect(mail?.body_text).toContain('o contato de Clínica <Norte>, Lava Bem e Clínica Sul')
  const offered: string[] = mail?.body_text.match(/^.+(?= \([^)]+\/[A-Z]{2}\)$)/gm) ?? []
  for (const nome of ['Espuma', 'Vapor']) expect(offered).toContain(nome)
  expect(new Set(offered).size).toBe(offered.length)
  expect(near.some(({ nome }) => offered.includes(nome))).toBe(true)
  const { rows } = await api.db.execute<{ waits: number }>(
    sql`SELECT count(*)::integer AS waits FROM contact_requests WHERE offered_at IS NULL`,
  )
  expect(rows).toEqual([{ waits: 1 }])
})

test('where nobody else does it, no mail offers nobody', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const clinic = await makeClinic()
  await countWords(api.db)
  await ask(clinic.id)
  api.clock.set('2026-11-18T13:00:00Z')
  expect(await offerOthers(api.parts)).toBe(0)
  const subjects = (await mailsTo(visitor.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Contato de Clínica <Norte>'])
})

test('whose mailbox is full for today gets no offer, and everybody else does', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const clinic = await makeClinic()
  await makeOthers()
  const offersTo = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Sem resposta')).length
  const other = 'outra@hospital.example'
  for (const email of [visitor.email, other]) await ask(clinic.id, email)
  api.clock.set('2026-11-18T13:00:00Z')
  await fillMailbox(visitor.email)
  expect(await offerOthers(api.parts)).toBe(1)
  expect([await offersTo(visitor.email), await offersTo(other)]).toEqual([0, 1])
})

test('who switched such mails off sees the others in my contacts alone', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const clinic = await makeClinic()
  await makeOthers()
  const proof = await ask(clinic.id)
  const { oneClick } = unsubscribeLinks(api.parts, { list: 'offers', email: visitor.email })
  const url = oneClick.replace(api.parts.settings.publicUrl, '')
  expect((await api.visitor().raw({ method: 'POST', url })).status).toBe(200)
  api.clock.set('2026-11-18T13:00:00Z')
  expect(await offerOthers(api.parts)).toBe(0)
  expect((await mine({ proofs: [proof] })).reply.data[0]?.alternatives).toHaveLength(3)
})

test('those whom the buyer asked already are not offered', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const clinic = await makeClinic()
  const [beta] = await makeOthers()
  const proof = await ask(clinic.id)
  const body = { ...visitor, id_busness: beta?.id ?? 0, type_user: 'Freelancer' } as const
  expect((await api.visitor().call(createContact, { body })).status).toBe(200)
  api.clock.set('2026-11-18T13:00:00Z')
  const offered = (await mine({ proofs: [proof] })).reply.data[0]?.alternatives
  expect(offered?.map(({ nome }) => nome).toSorted()).toEqual(['Delta', 'Gama', 'Longe'])
})

test('where the words bring too few, others of the same trade are offered', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const trade = { categorias: ['odontologia'], categorias_origem: 'escolha' as const }
  const { supplier } = await makeCompany(api.db, {
    ...trade,
    nome: 'Única',
    descricaoServico: 'Zirconia fresada sob medida',
  })
  for (const nome of ['Dental A', 'Dental B', 'Dental C']) {
    const text = { com_oque_trabalha: 'Resinas', descricaoServico: 'Resinas e brocas' }
    await makeFreelancer(api.db, { ...trade, ...text, nome, estado: 'AM', cidade: 'Manaus' })
  }
  await makeFreelancer(api.db, { nome: 'Lavanderia', descricaoServico: 'Lavamos enxoval' })
  await countWords(api.db)
  const proof = await ask(supplier.id)
  api.clock.set('2026-11-18T13:00:00Z')
  const offered = (await mine({ proofs: [proof] })).reply.data[0]?.alternatives
  expect(offered?.map(({ nome }) => nome).toSorted()).toEqual(['Dental A', 'Dental B', 'Dental C'])
})

const links = { link: '', publicUrl: '', unsubscribe: { url: '', oneClick: '' } }

test.each([
  ['pt', 'Sem resposta de A e mais 6?', 'o contato de A, B, C, D, E e mais 2 e'],
  ['en', 'No answer from A and 6 more?', 'the contact of A, B, C, D, E, and 2 more, and'],
] as const)('of many who were asked, the mail names five (%s)', (language, title, sentence) => {
  const to = { email: visitor.email, language }
  const { subject, text } = offerMail(to, ['A', 'A', 'B', 'C', 'D', 'E', 'F', 'G'], [], links)
  expect(subject).toContain(title)
  expect(text).toContain(sentence)
})

test('nobody is named who is called like a web address', () => {
  const to = { email: visitor.email, language: 'pt' } as const
  const others = [{ nome: 'www.outro.example', slug: 'outro', cidade_estado: 'Recife/PE' }]
  const { subject, text, html } = offerMail(to, ['Ganhe em golpe.com'], others, links)
  expect(subject).toBe('Sem resposta de um fornecedor? Veja outros fornecedores')
  expect(text).toContain('um fornecedor (Recife/PE)')
  expect(`${text} ${html}`).not.toMatch(/golpe\.com|www\.outro/)
})

test('who was answered is offered nobody', async () => {
  api.clock.set('2026-11-16T13:00:00Z')
  const clinic = await makeClinic()
  await makeOthers()
  await ask(clinic.id)
  await api.db.execute(sql`UPDATE contact_requests SET answered_at = now(), status = 'contato'`)
  api.clock.set('2026-11-18T13:00:00Z')
  expect(await offerOthers(api.parts)).toBe(0)
})
