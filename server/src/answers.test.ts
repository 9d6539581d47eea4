import { getAccessSummary, listAccesses } from 'contract/accesses'
import { getConversation, sendChatMessage } from 'contract/chat'
import { createContact, listContactRequests } from 'contract/contacts'
import { listPhotos } from 'contract/photos'
import { getPaymentLink } from 'contract/plans'
import {
  editCompany,
  editFreelancer,
  editPerson,
  getCompany,
  getFreelancer,
  getOwner,
} from 'contract/profiles'
import { listCompanies, listFreelancers } from 'contract/records'
import { createReferral, listReferrals, setReferralStatus } from 'contract/referrals'
import { getSandboxCheckout } from 'contract/sandbox'
import { login, me } from 'contract/session'
import { createCompany, createFreelancer, createOwner } from 'contract/signup'
import { searchSuppliers } from 'contract/search'
import { getSupplier, listSuppliers } from 'contract/suppliers'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../test/api.ts'
import { makeAdmin, setPlan } from '../seed/make.ts'
import { companyBody, confirmedVisitor, freelancerBody, ownerBody } from '../test/signup.ts'
import { upload } from '../test/upload.ts'

/**
 * Every answer of the specification, key by key: what was put in through the product's own calls is
 * what comes out. A column that is lost on its way fails here, whichever call loses it.
 */
const api = testApi({}, { oneApp: true })
let admin: Caller

beforeEach(async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  admin = await api.as('admin@example.com')
})

const password = 'Segura#4821'
const logIn = async (email: string) =>
  (await api.visitor().call(login, { body: { email, password } })).reply

async function sendPhoto(caller: Caller, id_user: number, type_user: string): Promise<string> {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#117c40' } })
    .png()
    .toBuffer()
  const { reply } = await upload(caller, { id_user, type_user }, png)
  return /^\/photos\/([0-9a-f]{32})\/1000\.webp$/.exec(reply[0].urlPhoto)?.[1] ?? ''
}

/** Signed up, paying, with a photo, and every editable field edited once. */
async function freelancer() {
  const caller = await confirmedVisitor(api, 'rui@example.com')
  const body = freelancerBody({ complemento: 'Sala 1204' })
  const { reply } = await caller.call(createFreelancer, { body })
  const id = reply.id_user
  await setPlan(api.db, id, 'MKTPRO')
  const photo = await sendPhoto(caller, id, 'Freelancer')
  const edit = {
    nome: 'Rui Barros Filho',
    telefone: '(21) 98888-7777',
    nascimento: '03/12/1991',
    empresa_trabalha: 'Hospital Central',
    linkedin: 'https://www.linkedin.com/in/rui-filho',
    com_oque_trabalha: 'Metrologia',
    descricaoServico: 'Calibração e qualificação de equipamentos.',
    atendeEm: 'RJ, Juiz de Fora/MG',
  }
  const certificados = 'ISO 17025, Licença sanitária'
  const categorias = 'odontologia, cirurgia-e-opme'
  const change = { ...edit, certificados, categorias }
  const saved = (await caller.call(editFreelancer, { params: { id }, body: change })).reply
  const { cpf, email, cep, logradouro, numero, bairro, complemento, site_portifolio } = body
  const address = { cep, logradouro, numero, bairro, complemento }
  /** The keys that the login answer and the record share. */
  const person = {
    id,
    ...edit,
    certificados,
    cpf,
    email,
    site_portifolio,
    ...address,
    cidade: 'Rio de Janeiro',
    estado: 'RJ',
    tipo_conta: 'Freelancer',
    password_user: null,
  }
  return { id, caller, person, categorias, photo, saved }
}

/** An owner with the company that was signed up and then edited in every editable field. */
async function company() {
  const caller = await confirmedVisitor(api, 'helena@example.com')
  const owner = ownerBody()
  const ownerId = (await caller.call(createOwner, { body: owner })).reply.user_id
  const body = {
    ...companyBody(ownerId),
    tipo_negocio: 'Indústria',
    categorias: 'equipamentos-e-mobiliario, odontologia',
    inscricao_municipal: '4455-6',
    outras_infos: 'Atende em todo o estado.',
    atendeEm: 'Brasil',
  }
  const { id } = (await caller.call(createCompany, { body })).reply
  const signedUp = (await caller.call(getCompany, { params: { id } })).reply.pj
  await setPlan(api.db, id, 'MKTCORP')
  const photo = await sendPhoto(caller, id, 'Empresa')
  const personEdit = {
    telefone: '(19) 97777-6666',
    nascimento: '15/04/1986',
    empresa_trabalha: 'Prado Holding',
  }
  const savedPerson = await caller.call(editPerson, { params: { id: ownerId }, body: personEdit })
  const companyEdit = {
    cnae_primario: '3312-1/03',
    cnae_secundario: '4664-8/00',
    telefone_empresa: '(19) 3265-4321',
    whatsapp_empresa: '(19) 98765-4321',
    cidade: 'Ribeirão Preto',
    estado: 'SP',
    nome_fantasia: 'Prado Hospitalar',
    razao_social: 'Prado Hospitalar S.A.',
    site: 'https://hospitalar.example.com',
    descricaoServico: 'Venda e manutenção de equipamentos.',
    outras_infos: 'Plantão de 24 horas.',
    atendeEm: 'MG, SP',
  }
  const certificados = 'ISO 13485, Licença sanitária'
  const edited = { ...companyEdit, certificados }
  const categorias = 'gestao-e-tecnologia'
  const savedFirm = await caller.call(editCompany, {
    params: { companyId: id },
    body: { ...edited, categorias },
  })
  const saved = { pf: savedPerson.reply, pj: savedFirm.reply }
  const { cep, logradouro, numero, bairro, complemento, cnpj, segmento_empresa } = body
  const person = {
    id: ownerId,
    nome: owner.nome,
    email: owner.email,
    cpf: owner.cpf,
    cidade: owner.cidade,
    estado: owner.estado,
    ...personEdit,
    tipo_conta: 'master',
    password_user: null,
  }
  /** The keys that the login answer and the record share. */
  const firm = {
    id,
    ...edited,
    cnpj,
    segmento_empresa,
    cep,
    logradouro,
    numero,
    bairro,
    complemento,
    atorizacoes: 'Alvará de funcionamento, Licença sanitária',
    marketplace: true,
    status: true,
    tipo_empresa: 'PJ',
  }
  return { id, ownerId, caller, person, firm, categorias, body, signedUp, saved, photo }
}

describe('the login answer', () => {
  test('of a freelancer has every key with what was put in', async () => {
    const { person, photo } = await freelancer()
    expect(await logIn('rui@example.com')).toEqual({
      tipo: 'Freelancer',
      permissions: [['MKTPRO']],
      user: { ...person, profileImage: `/photos/${photo}/320.webp` },
      empresa: null,
    })
  })

  test('of an owner has every key of person and company with what was put in', async () => {
    const { person, firm, caller, photo } = await company()
    const info = await logIn('helena@example.com')
    expect(info).toMatchObject({ tipo: 'PF', permissions: [['MKTCORP']], empresa: firm })
    expect(info.user).toEqual({
      ...person,
      cep: null,
      com_oque_trabalha: null,
      linkedin: null,
      bairro: null,
      logradouro: null,
      descricaoServico: null,
      numero: null,
      complemento: null,
      certificados: null,
      atendeEm: null,
      site_portifolio: null,
      profileImage: `/photos/${photo}/320.webp`,
    })
    expect((await caller.call(me)).reply).toEqual(info)
  })

  test('of an administrator is the permission and the name', async () => {
    const { reply } = await admin.call(me)
    expect(reply).toMatchObject({
      tipo: 'Admin',
      permissions: [['marketplace_all']],
      user: { nome: 'Administração', email: 'admin@example.com', tipo_conta: 'Admin' },
      empresa: null,
    })
  })
})

describe('the record', () => {
  test('of a freelancer has every key with what was put in, alone and in the list', async () => {
    const { id, person, categorias, caller, photo, saved } = await freelancer()
    const { reply } = await caller.call(getFreelancer, { params: { id } })
    expect(reply).toEqual({
      ...person,
      categorias,
      atorizacoes: null,
      marketplace: true,
      termos_aceitos: true,
      politicas_aceitas: true,
      status: true,
      plan: 'MKTPRO',
      photo,
      suspended: false,
      version: 2,
      email_pendente: null,
    })
    expect(saved).toEqual(reply)
    const { email_pendente: _, ...listed } = reply
    const list = await admin.call(listFreelancers)
    expect(list.reply).toEqual({ data: [listed], totalPages: 1, total: 1 })
  })

  test('of a person and a company has every key with what was put in, alone and in the list', async () => {
    const { id, ownerId, person, firm, categorias, body, caller, saved, photo } = await company()
    const { reply } = await caller.call(getCompany, { params: { id } })
    expect(reply.pf).toEqual({ ...person, status: true, version: 2 })
    expect(reply.pj).toMatchObject({
      ...firm,
      categorias,
      id_user_pf: ownerId,
      tipo_negocio: body.tipo_negocio,
      inscricao_municipal: body.inscricao_municipal,
      termos_aceitos: true,
      politicas_aceitas: true,
      plan: 'MKTCORP',
      photo,
      suspended: false,
      version: 2,
    })
    expect((await caller.call(getOwner, { params: { id: ownerId } })).reply).toEqual(reply)
    expect(saved).toEqual(reply)
    const list = await admin.call(listCompanies)
    expect(list.reply).toEqual({ data: [reply], totalPage: 1, total: 1 })
  })

  test('of a company carries what the sign-up sent, before anything is edited', async () => {
    const { body, signedUp } = await company()
    const names = 'Alvará de funcionamento, Licença sanitária'
    expect(signedUp).toMatchObject({ ...body, atorizacoes: names, certificados: names })
  })
})

describe('the directory', () => {
  test('an item has every key with what was put in, in the list, the search and on its page', async () => {
    const free = await freelancer()
    const corp = await company()
    const hidden = { site: null, email: null }
    const firm = {
      id: corp.id,
      slug: `prado-hospitalar-${corp.id}`,
      nome: corp.firm.nome_fantasia,
      servico: corp.firm.descricaoServico,
      especialidade: corp.firm.segmento_empresa,
      ...hidden,
      cidade_estado: 'Ribeirão Preto/SP',
      plan: 'MKTCORP',
      Tipo_empresa: 'Empresa',
      certificados: ['ISO 13485', 'Licença sanitária'],
      categorias: ['gestao-e-tecnologia'],
      atendeEm: { brasil: false, estados: ['MG', 'SP'], municipios: [] },
      photo: corp.photo,
    }
    const person = {
      id: free.id,
      slug: `rui-barros-filho-${free.id}`,
      nome: free.person.nome,
      servico: free.person.descricaoServico,
      especialidade: free.person.com_oque_trabalha,
      ...hidden,
      cidade_estado: 'Rio de Janeiro/RJ',
      plan: 'MKTPRO',
      Tipo_empresa: 'Autônomo',
      certificados: ['ISO 17025', 'Licença sanitária'],
      categorias: ['odontologia', 'cirurgia-e-opme'],
      atendeEm: {
        brasil: false,
        estados: ['RJ'],
        municipios: [{ cidade: 'Juiz de Fora', uf: 'MG' }],
      },
      photo: free.photo,
    }
    const list = (await api.visitor().call(listSuppliers)).reply
    expect(list).toMatchObject([firm, person])
    const found = await api.visitor().call(searchSuppliers)
    expect(found.reply).toMatchObject({ data: [firm, person], total: 2, hasMore: false })
    const page = async (slug: string) =>
      (await api.visitor().call(getSupplier, { params: { slug } })).reply
    const { segmento_empresa, outras_infos } = corp.firm
    expect(await page(firm.slug)).toMatchObject({ ...firm, segmento_empresa, outras_infos })
    const { com_oque_trabalha } = free.person
    expect(await page(person.slug)).toMatchObject({ ...person, com_oque_trabalha })
  })

  test('a contact request has every key with what the visitor put in, its answer with what the supplier did', async () => {
    const { id, person } = await freelancer()
    const asking = {
      nome: 'Bia Nunes',
      email: 'bia@hospital.example',
      telefone: '(11) 91234-5678',
      termos_aceitos: true,
      id_busness: id,
      type_user: 'Freelancer',
    }
    const { reply } = await api.visitor().call(createContact, { body: asking })
    expect(reply).toMatchObject({
      email: person.email,
      site: 'https://rui.example.com/',
      linkedin: person.linkedin,
      whatsapp: 'https://wa.me/5521988887777',
    })
    const { nome, email, telefone } = asking
    expect((await admin.call(listContactRequests)).reply).toMatchObject({
      data: [
        {
          id: expect.any(Number),
          created_at: '2026-11-15T12:00:00.000Z',
          nome,
          email,
          telefone,
          supplier_id: id,
          supplier_nome: person.nome,
          supplier_kind: 'Freelancer',
        },
      ],
      total: 1,
    })
  })

  test('a click comes back in report and summary with its day, term, city and count', async () => {
    const { id, caller } = await freelancer()
    const body = {
      id_busness: id,
      typeUser: 'Freelancer',
      search_term: 'autoclave',
      city: 'Sorocaba',
      state: 'SP',
      ip: '203.0.113.9',
    }
    const answered = await api.visitor().raw({
      method: 'POST',
      url: '/api/v1/metrics/click',
      payload: body,
      // Whoever names no browser is taken for a robot and not counted.
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' },
    })
    expect(answered.reply).toEqual({ tipo: null, permissions: [[]], user: null, empresa: null })
    const params = { userId: id, tipo: 'Freelancer' }
    expect((await caller.call(listAccesses, { params })).reply).toEqual([
      { date: '2026-11-15', term: 'autoclave', city: 'Sorocaba', state: 'SP', accesses: 1 },
    ])
    expect((await caller.call(getAccessSummary, { params })).reply).toMatchObject({
      hoje: 1,
      semana: 1,
      mes: 1,
      ano: 1,
      anterior: { hoje: 0, semana: 0, mes: 0, ano: 0 },
    })
  })

  test('the plan photo is the picture that was sent', async () => {
    const { id, photo } = await freelancer()
    const query = { id_user: id, type_user: 'Freelancer' }
    const { reply } = await api.visitor().call(listPhotos, { query })
    expect(reply).toEqual([{ urlPhoto: `/photos/${photo}/1000.webp` }])
    const { rawPayload } = await api.app.inject({ url: reply[0]?.urlPhoto ?? '' })
    const [red, green, blue] = (await sharp(rawPayload).stats()).channels
    expect(red?.mean).toBeCloseTo(0x11, -1)
    expect(green?.mean).toBeCloseTo(0x7c, -1)
    expect(blue?.mean).toBeCloseTo(0x40, -1)
  })
})

test('a referral has every key with what the visitor put in, and keeps them when it is toggled', async () => {
  const body = {
    nome_indicador: 'Helena Prado',
    email_indicado: 'calibra@example.com',
    telefone_indicado: '(11) 91234-5678',
    empresa_freelancer_indicada: 'Calibra Serviços',
  }
  const { reply } = await api.visitor().call(createReferral, { body })
  expect(reply).toEqual({ id: expect.any(Number), ...body, status: 'aguardando' })
  expect((await admin.call(listReferrals)).reply).toEqual([reply])
  const toggled = await admin.call(setReferralStatus, {
    params: { id: reply.id },
    query: { status: 'contactado' },
  })
  expect(toggled.reply).toEqual({ ...reply, status: 'contactado' })
})

test('the payment link leads to a checkout of the price, the plan and the e-mail that were asked for', async () => {
  const { ownerId, caller, person } = await company()
  await setPlan(api.db, (await caller.call(me)).reply.empresa?.id ?? 0, 'MKTFREE')
  const { reply } = await caller.call(getPaymentLink, {
    query: {
      price_id: 'sandbox_MKTCORP_year',
      email_client: person.email,
      id_user: ownerId,
      type_user: 'PJ',
      plan: 'MKTCORP',
    },
  })
  const id = reply.redirect.checkout_url?.split('/').at(-1) ?? ''
  const checkout = await api.visitor().call(getSandboxCheckout, { params: { id } })
  expect(checkout.reply).toMatchObject({
    offer: { plan: 'MKTCORP', period: 'year', amount: 240_000 },
    dueNow: 240_000,
    email: person.email,
    status: 'open',
  })
})

test('a chat answer has the reply, the suppliers it names and both messages', async () => {
  const { id, firm } = await company()
  const visitor = api.visitor()
  const mensage = 'manutenção de equipamentos em Ribeirão Preto'
  const body = { numbePhone: '(11) 98765-4321', mensage, history: [] }
  const { reply } = await visitor.call(sendChatMessage, { body })
  expect(reply.data).toContain(firm.nome_fantasia)
  expect(reply.suppliers).toEqual([
    {
      id,
      nome: firm.nome_fantasia,
      slug: `prado-hospitalar-${id}`,
      servico: firm.descricaoServico,
      cidade_estado: 'Ribeirão Preto/SP',
      plan: 'MKTCORP',
      Tipo_empresa: 'Empresa',
    },
  ])
  expect(reply.messages).toMatchObject([
    { seq: 1, autor: 'visitor', texto: mensage, at: '2026-11-15T12:00:00.000Z' },
    { seq: 2, autor: 'assistant', suppliers: reply.suppliers },
  ])
  expect(reply.conversation).toMatchObject({ status: 'none', position: null, lastSeq: 2 })
  const kept = await visitor.call(getConversation)
  expect(kept.reply).toEqual({ conversation: reply.conversation, messages: reply.messages })
})
