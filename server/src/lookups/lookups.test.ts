import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  findAddress,
  findCompany,
  getLocation,
  listMunicipalities,
  listStates,
  findPlaces,
} from 'contract/lookups'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { placeOfAddress } from './service.ts'

describe('states and municipalities', () => {
  const api = testApi()

  test('the 27 states come sorted by name with sigla, nome and id', async () => {
    const { reply } = await api.visitor().call(listStates)
    expect(reply).toHaveLength(27)
    expect(reply[0]).toEqual({ id: 12, sigla: 'AC', nome: 'Acre' })
    expect(reply.slice(4, 8).map(({ sigla }) => sigla)).toEqual(['BA', 'CE', 'DF', 'ES'])
  })

  test('all 5,571 municipalities are there', async () => {
    const states = (await api.visitor().call(listStates)).reply
    let count = 0
    for (const { sigla } of states) {
      const { reply } = await api.visitor().call(listMunicipalities, { params: { UF: sigla } })
      count += reply.length
    }
    expect(count).toBe(5571)
  })

  test.each([
    ['recife', ['Recife/PE']],
    ['Recife/PE', ['Recife/PE']],
    ['sao jose dos ca', ['São José dos Campos/SP']],
    ['vila velha', ['Vila Velha/ES']],
    ['elha', []],
    [' ', []],
  ])('cities that begin like %j: %j', async (q, found) => {
    const { reply } = await api.visitor().call(findPlaces, { query: { q } })
    expect(reply.map(({ cidade, uf }) => `${cidade}/${uf}`)).toEqual(found)
  })

  test('of many cities the shortest names that begin so come first', async () => {
    const { reply } = await api.visitor().call(findPlaces, { query: { q: 'santa' } })
    expect(reply).toHaveLength(12)
    const lengths = reply.map(({ cidade }) => cidade.length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(reply.every(({ cidade }) => cidade.startsWith('Santa'))).toBe(true)
  })

  test('a state is understood in small letters; letters that are no state answer 404', async () => {
    const { reply } = await api.visitor().call(listMunicipalities, { params: { UF: 'sp' } })
    expect(reply).toContainEqual({ id: 3509502, nome: 'Campinas' })
    for (const UF of ['XX', 'SPA', '1', '..%2F']) {
      const { status } = await api.visitor().call(listMunicipalities, { params: { UF } })
      expect(status).toBe(404)
    }
  })

  test('a postcode gives city and state from the embedded ranges', async () => {
    const { reply } = await api.visitor().call(findAddress, { params: { cep: '13010-001' } })
    expect(reply).toEqual({
      cep: '13010-001',
      logradouro: '',
      bairro: '',
      localidade: 'Campinas',
      uf: 'SP',
    })
  })

  test.each(['00000-000', '1301', 'abcdefgh', '13010-001/../x'])(
    'the postcode %s answers 404',
    async (cep) => {
      const { status } = await api.visitor().call(findAddress, { params: { cep } })
      expect(status).toBe(404)
    },
  )

  test('without a configured registry a company is simply not found', async () => {
    const { status } = await api.visitor().call(findCompany, { params: { cnpj: '00000000000191' } })
    expect(status).toBe(404)
  })

  test('the caller on a private address is nowhere', async () => {
    const { reply } = await api.visitor().call(getLocation)
    expect(reply).toEqual({ city: null, state: null })
  })

  test('lookups are limited to 60 a minute', async () => {
    for (let i = 0; i < 60; i++) await api.visitor().call(listStates)
    const { status, problem } = await api.visitor().call(listStates)
    expect([status, problem.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

describe('the place of an address', () => {
  test.each([
    ['1.178.32.0', 'São Paulo', 'SP'],
    ['::ffff:1.178.32.0', 'São Paulo', 'SP'],
    ['1.178.47.255', 'São Paulo', 'SP'],
    ['2.16.0.10', 'Porto Alegre', 'RS'],
  ])('%s is in %s/%s', (ip, city, state) => expect(placeOfAddress(ip)).toEqual({ city, state }))

  test.each(['127.0.0.1', '8.8.8.8', '::1', '2804:14c::1', '', '1.2.3', '999.1.1.1'])(
    '%s is nowhere in Brazil that we know of',
    (ip) => expect(placeOfAddress(ip)).toBeNull(),
  )
})

const registryAnswer = {
  cnpj_raiz: '00000000',
  razao_social: 'BANCO EXEMPLO SA',
  natureza_juridica: { id: '2038', descricao: 'Sociedade de Economia Mista' },
  porte: { id: '05', descricao: 'Demais' },
  socios: [{ nome: 'Alguém', cpf_cnpj_socio: '***' }],
  estabelecimento: {
    nome_fantasia: 'EXEMPLO',
    cep: '70040912',
    bairro: 'ASA NORTE',
    logradouro: 'SAUN',
    numero: 'SN',
    cidade: { nome: 'Brasília' },
    estado: { sigla: 'DF' },
    atividade_principal: { id: '6422100', subclasse: '6422-1/00', descricao: 'Bancos múltiplos' },
    atividades_secundarias: [{ descricao: 'Outra' }],
    inscricoes_estaduais: [{ inscricao_estadual: '0732', ativo: true }],
  },
}

describe('configured services', () => {
  let server: Server
  let asked: string[] = []
  let answer: (url: string, response: ServerResponse) => void
  const api = testApi()

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      answer(request.url ?? '', response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    Object.assign(api.parts.settings, { cnpjApiUrl: url, cepApiUrl: url })
  })
  afterEach(() => {
    asked = []
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const json = (body: unknown) => (_url: string, response: ServerResponse) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  const company = () => api.visitor().call(findCompany, { params: { cnpj: '00000000000191' } })
  const address = () => api.visitor().call(findAddress, { params: { cep: '13010-001' } })

  test('the company registry is asked once, and only the fields of the form come through', async () => {
    answer = json(registryAnswer)
    const { reply, status } = await company()
    expect(status).toBe(200)
    expect(reply.razao_social).toBe('BANCO EXEMPLO SA')
    expect(reply.estabelecimento.cidade).toEqual({ nome: 'Brasília' })
    expect(reply.estabelecimento.inscricoes_estaduais).toEqual([{ inscricao_estadual: '0732' }])
    expect(reply.estabelecimento.atividade_principal).toEqual({
      subclasse: '6422-1/00',
      descricao: 'Bancos múltiplos',
    })
    expect(reply.estabelecimento.atividades_secundarias).toEqual([
      { subclasse: null, descricao: 'Outra' },
    ])
    expect(JSON.stringify(reply)).not.toContain('socios')
    await company()
    expect(asked).toEqual(['/cnpj/00000000000191'])
  })

  test('an alphanumeric number with its mask is asked without it', async () => {
    answer = json(registryAnswer)
    await api.visitor().call(findCompany, { params: { cnpj: '12.abc.345/01de-35' } })
    expect(asked).toEqual(['/cnpj/12ABC34501DE35'])
  })

  test('a number with wrong check digits never leaves the house', async () => {
    const { status } = await api.visitor().call(findCompany, { params: { cnpj: '00000000000192' } })
    expect(status).toBe(404)
    expect(asked).toEqual([])
  })

  test('the postcode service fills the street, and names the city as our list does', async () => {
    answer = json({
      logradouro: 'Rua A',
      bairro: 'Centro',
      localidade: 'campinas',
      ibge: '3509502',
    })
    const { reply } = await address()
    expect(reply).toMatchObject({ logradouro: 'Rua A', localidade: 'Campinas', uf: 'SP' })
    expect(asked).toEqual(['/ws/13010001/json/'])
  })

  test.each<[string, (url: string, response: ServerResponse) => void]>([
    ['says it has an error', json({ erro: 'true' })],
    ['answers 500', (_url, response) => void response.writeHead(500).end()],
    ['answers no JSON', (_url, response) => void response.end('<html>')],
    ['answers more than 256 KB', (_url, response) => void response.end('"'.padEnd(300_000, 'x'))],
    [
      'sends us elsewhere',
      (_url, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('a postcode service that %s is replaced by the embedded ranges', async (_what, behaviour) => {
    answer = behaviour
    const { reply, status } = await address()
    expect(status).toBe(200)
    expect(reply).toMatchObject({ localidade: 'Campinas', uf: 'SP', logradouro: '' })
  })

  test('a registry that never answers is given up after 3 s, and a circuit breaker spares a failing one', async () => {
    answer = () => {}
    const { status, problem } = await company()
    expect(status).toBe(503)
    expect(problem.code).toBe('UNAVAILABLE')
    answer = (_url, response) => void response.writeHead(500).end()
    for (let i = 0; i < 4; i++) await company()
    asked = []
    expect((await company()).status).toBe(503)
    expect(asked).toEqual([])
    api.clock.advance(31)
    answer = json(registryAnswer)
    expect((await company()).status).toBe(200)
  })
})

test('somebody who hung up before being answered has no place', () => {
  expect(placeOfAddress(undefined)).toBeNull()
})
