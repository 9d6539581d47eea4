import { editCompany, editPerson, getCompany, getOwner } from 'contract/profiles'
import { CompanyEdit } from 'contract/schemas/profiles'
import { me } from 'contract/session'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { testApi } from '../../test/api.ts'
import { ownCompany } from '../../test/own-records.ts'
import { makeOwner } from '../../seed/make.ts'

const api = testApi({}, { oneApp: true })

const company = (fields?: Parameters<typeof ownCompany>[1]) => ownCompany(api, fields)

describe('editing a company and its owner', () => {
  test('an owner is of age after an edit, too', async () => {
    const { account, caller } = await company()
    const save = (nascimento: string) =>
      caller.call(editPerson, { params: { id: account.id }, body: { nascimento } })
    const { status, problem } = await save('01/01/2015')
    expect([status, problem.errors]).toEqual([
      400,
      { nascimento: ['É preciso ter 18 anos ou mais.'] },
    ])
    expect((await save('4/3/1985')).reply.nascimento).toBe('04/03/1985')
  })

  test('the two calls save person and company, also at the same moment', async () => {
    const { id, account, caller } = await company()
    const person = {
      telefone: '(19) 99876-5432',
      nascimento: '01/02/1980',
      empresa_trabalha: 'Aurora',
    }
    const firm = {
      cnae_primario: '8610-1/01',
      cnae_secundario: '4645-1/01',
      cidade: 'Ribeirão Preto',
      estado: 'SP',
      nome_fantasia: 'Aurora Saúde',
      razao_social: 'Aurora Serviços de Saúde Ltda.',
      site: 'aurora.example.com',
      telefone_empresa: '(16) 3265-4321',
      whatsapp_empresa: '(16) 98765-4321',
      descricaoServico: 'Gestão de equipamentos.',
      outras_infos: 'Plantão 24 h.',
    }
    const [first, second] = await Promise.all([
      caller.call(editPerson, { params: { id: account.id }, body: person }),
      caller.call(editCompany, {
        params: { companyId: id },
        body: { ...firm, certificados: ['Licença ambiental', 'ONA 3'] },
      }),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    const { reply } = await caller.call(getCompany, { params: { id } })
    expect(reply.pf).toMatchObject(person)
    expect(reply.pj).toMatchObject({ ...firm, certificados: 'Licença ambiental, ONA 3' })
    expect((await caller.call(getOwner, { params: { id: account.id } })).reply).toEqual(reply)
    expect((await caller.call(me)).reply.empresa).toMatchObject(firm)
  })

  test('a company cannot move to a state that does not exist', async () => {
    const { id, caller } = await company()
    const { status, problem } = await caller.call(editCompany, {
      params: { companyId: id },
      body: { estado: 'XX' },
    })
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['estado']])
  })

  test.each([
    ['cidade', { cidade: 'Atlântida' }, 'Não encontramos esta cidade no estado escolhido.'],
    // Campinas, where it is, exists in São Paulo only.
    ['cidade', { estado: 'RJ' }, 'Não encontramos esta cidade no estado escolhido.'],
    ['cidade', { cidade: ' ' }, 'Por favor, selecione uma cidade.'],
    ['atendeEm', { atendeEm: ['Recife/BA'] }, 'Não encontramos esta cidade no estado escolhido.'],
    [
      'atendeEm',
      { atendeEm: 'Argentina' },
      'Escolha da lista: Brasil todo, estados ou cidades (Ex: Recife/PE).',
    ],
    [
      'cnae_primario',
      { cnae_primario: 'abc' },
      'Por favor, insira um CNAE válido (Ex: 4645-1/01).',
    ],
    ['cnae_primario', { cnae_primario: '' }, 'Campo obrigatório.'],
    [
      'cnae_secundario',
      { cnae_secundario: 'abc' },
      'Por favor, insira um CNAE válido (Ex: 4645-1/01).',
    ],
    [
      'telefone_empresa',
      { telefone_empresa: '3265-4321' },
      'Por favor, insira um telefone válido com DDD.',
    ],
    [
      'whatsapp_empresa',
      { whatsapp_empresa: '3265-4321' },
      'Por favor, insira um telefone válido com DDD.',
    ],
  ])('a wrong %s (%j) of a company is refused and changes nothing', async (field, body, text) => {
    const { id, caller } = await company()
    const before = (await caller.call(getCompany, { params: { id } })).reply
    const { status, problem } = await caller.call(editCompany, {
      params: { companyId: id },
      body: { nome_fantasia: 'Outro nome', ...body },
    })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
    expect((await caller.call(getCompany, { params: { id } })).reply).toEqual(before)
  })

  test('a city is kept as the list writes it; one that stays is not questioned', async () => {
    const { id, caller } = await company({ cidade: 'Vila Antiga', estado: 'SP' })
    const save = async (body: z.input<typeof CompanyEdit>) =>
      (await caller.call(editCompany, { params: { companyId: id }, body })).reply
    expect(await save({ cidade: 'Vila Antiga', estado: 'SP', site: 'a.example' })).toMatchObject({
      cidade: 'Vila Antiga',
      site: 'a.example',
    })
    expect(await save({ cidade: "santa barbara d'oeste" })).toMatchObject({
      cidade: "Santa Bárbara d'Oeste",
      estado: 'SP',
    })
  })

  test('the places served are kept as the list writes them, and can be taken back', async () => {
    const { id, caller } = await company()
    const save = async (atendeEm: string | string[]) =>
      (await caller.call(editCompany, { params: { companyId: id }, body: { atendeEm } })).reply
        .atendeEm
    expect(await save("pernambuco, santa barbara d'oeste/sp")).toBe("PE, Santa Bárbara d'Oeste/SP")
    expect(await save(['Brasil todo', 'PE'])).toBe('Brasil')
    expect(await save([])).toBe('')
  })

  test("phones can be taken away again; the owner's own phone is another", async () => {
    const { id, caller } = await company({
      company: { telefone_empresa: '(19) 3265-4321', whatsapp_empresa: '(19) 98765-4321' },
    })
    const body = { telefone_empresa: '', whatsapp_empresa: '' }
    await caller.call(editCompany, { params: { companyId: id }, body })
    const { reply } = await caller.call(getCompany, { params: { id } })
    expect(reply.pj).toMatchObject(body)
    expect(reply.pf.telefone).toBe('(11) 98765-4321')
  })

  test("an owner's name, e-mail, document and place and the company's CNPJ and address stay", async () => {
    const { id, account, caller } = await company()
    const before = (await caller.call(getCompany, { params: { id } })).reply
    await caller.raw({
      method: 'PUT',
      url: `/api/v1/users/edit-user-pf/${account.id}`,
      payload: { nome: 'X', email: 'x@example.com', cpf: '1', cidade: 'X', estado: 'AC' },
    })
    await caller.raw({
      method: 'PUT',
      url: `/api/v1/users/edit-user-pj/${id}`,
      payload: { cnpj: '1', cep: '1', bairro: 'X', numero: '1', logradouro: 'X', complemento: 'X' },
    })
    const after = (await caller.call(getCompany, { params: { id } })).reply
    expect(after.pf).toEqual({ ...before.pf, version: before.pf.version + 1 })
    expect(after.pj).toEqual({ ...before.pj, version: before.pj.version + 1 })
  })

  test('person and company are each told when they changed elsewhere', async () => {
    const { id, account, caller } = await company()
    const stale = { version: 7 }
    const pf = await caller.call(editPerson, { params: { id: account.id }, body: stale })
    const pj = await caller.call(editCompany, { params: { companyId: id }, body: stale })
    expect([pf.problem.code, pj.problem.code]).toEqual(['CHANGED_ELSEWHERE', 'CHANGED_ELSEWHERE'])
  })

  test('an owner without a company has a record with pj null', async () => {
    const owner = await makeOwner(api.db, { email: 'so@example.com' })
    const caller = await api.as('so@example.com')
    const { reply } = await caller.call(getOwner, { params: { id: owner.id } })
    expect(reply).toMatchObject({ pf: { email: 'so@example.com', tipo_conta: 'master' }, pj: null })
  })
})
