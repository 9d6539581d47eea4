import { screen, waitFor } from '@testing-library/react'
import {
  findAddress,
  findCompany,
  findPlaces,
  listMunicipalities,
  listStates,
} from 'contract/lookups'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { owner } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { readJson, readText } from '../../lib/storage.ts'
import { CompanyWizard } from './company-wizard.tsx'
import { companyStore, emptyCompany, emptyFreelancer, freelancerStore } from './drafts.ts'
import { FreelancerWizard } from './freelancer-wizard.tsx'

beforeEach(() => {
  answer(listStates, [{ id: 35, sigla: 'SP', nome: 'São Paulo' }])
  answer(listMunicipalities, [{ id: 1, nome: 'Campinas' }])
  refuse(findCompany, { status: 404, code: 'NOT_FOUND' })
})

const head = () => null
const field = (label: RegExp | string) => screen.getByLabelText(label, { selector: 'input' })
const wizard = (element: ReactElement, at: string) =>
  show(element, at.startsWith('/RegisterFreelancer') ? { at } : { at, session: owner('MKTFREE') })

const person = {
  nome: 'Rui Barros',
  telefone: '(21) 99876-5432',
  email: 'rui@example.com',
  nascimento: '02/11/1990',
  codeSentTo: 'rui@example.com',
  verifiedEmail: 'rui@example.com',
}
const company = {
  cnpj: '11.222.333/0001-81',
  razao_social: 'Prado Equipamentos Ltda.',
  nome_fantasia: 'Prado Saúde',
  cnae_primario: '4645-1/01',
}
const address = {
  cep: '13010-001',
  estado: 'SP',
  cidade: 'Campinas',
  logradouro: 'Rua Barão de Jaguara',
  numero: '100',
  bairro: 'Centro',
  complemento: 'Sala 2',
}

/** The two wizards that ask for an address, each at that step. */
const addressSteps: [string, () => ReturnType<typeof wizard>][] = [
  [
    'freelancer',
    () => {
      freelancerStore.write({ ...emptyFreelancer, ...person })
      return wizard(<FreelancerWizard head={head} />, '/RegisterFreelancer?passo=endereco')
    },
  ],
  [
    'company',
    () => {
      companyStore.write({ ...emptyCompany, ...company })
      return wizard(
        <CompanyWizard head={head} />,
        '/RegisteredCompanyStepEnterprise?passo=endereco',
      )
    },
  ],
]

test('phone and birth date are written in their masks as they are typed', async () => {
  const { user } = wizard(<FreelancerWizard head={head} />, '/RegisterFreelancer')
  await user.type(await screen.findByLabelText(/^Telefone/), '11987654321')
  expect(field(/^Telefone/)).toHaveProperty('value', '(11) 98765-4321')
  await user.type(field(/^Data de nascimento/), '14031985')
  expect(field(/^Data de nascimento/)).toHaveProperty('value', '14/03/1985')
})

test('CPF and CEP are written in their masks as they are typed, and take no more digits', async () => {
  refuse(findAddress, { status: 404, code: 'NOT_FOUND' })
  const { user } = (addressSteps[0] as (typeof addressSteps)[0])[1]()
  await user.type(await screen.findByLabelText(/^CPF/), '123456789091')
  expect(field(/^CPF/)).toHaveProperty('value', '123.456.789-09')
  await user.type(field(/^CEP/), '130100019')
  expect(field(/^CEP/)).toHaveProperty('value', '13010-001')
})

test('a CNPJ is written in its mask as it is typed, with letters too, and takes 14 characters', async () => {
  const { user } = wizard(<CompanyWizard head={head} />, '/RegisteredCompanyStepEnterprise')
  await user.type(await screen.findByLabelText(/^CNPJ/), '112223330001819')
  expect(field(/^CNPJ/)).toHaveProperty('value', '11.222.333/0001-81')
  await user.clear(field(/^CNPJ/))
  await user.type(field(/^CNPJ/), '12abc34501de35')
  expect(field(/^CNPJ/)).toHaveProperty('value', '12.ABC.345/01DE-35')
})

test.each(addressSteps)('where a %s works is chosen and kept in the draft', async (kind, open) => {
  answer(findPlaces, [{ cidade: 'Recife', uf: 'PE' }])
  const { user } = open()
  await user.type(await screen.findByLabelText('Atende em', { selector: 'input' }), 'alag{Enter}')
  await user.type(field('Atende em'), 'recife')
  await user.click(await screen.findByRole('option', { name: 'Recife/PE' }))
  const draft = readJson(kind === 'company' ? 'enterprise' : 'signupFreelancer')
  expect(draft).toMatchObject({ atendeEm: 'AL, Recife/PE' })
})

test.each(addressSteps)(
  'the ninth character of a CEP fills in state and city of a %s',
  async (_, open) => {
    answer(findAddress, {
      cep: '13010-001',
      logradouro: 'Rua Barão de Jaguara',
      bairro: 'Centro',
      localidade: 'Campinas',
      uf: 'SP',
    })
    const { user } = open()
    await user.type(await screen.findByLabelText(/^CEP/), '1301000')
    expect(sentTo(findAddress)).toEqual([])
    await user.clear(field(/^CEP/))
    await user.type(field(/^CEP/), '13010001')
    await waitFor(() => expect(field(/^Cidade/)).toHaveProperty('value', 'Campinas'))
    expect(field(/^Estado/)).toHaveProperty('value', expect.stringContaining('SP'))
    expect(field(/^Rua/)).toHaveProperty('value', 'Rua Barão de Jaguara')
    expect(field(/^Bairro/)).toHaveProperty('value', 'Centro')
    expect(sentTo(findAddress).at(-1)).toMatch(/\/cep\/13010001$/)
  },
)

test("a company's draft is kept under cnpj, address, marketplace and enterprise, and comes back", async () => {
  const first = wizard(<CompanyWizard head={head} />, '/RegisteredCompanyStepEnterprise')
  await first.user.type(await screen.findByLabelText(/^CNPJ/), '11222333000181')
  await first.user.type(field(/^Razão social/), 'Prado')
  expect(readText('cnpj')).toBe('11.222.333/0001-81')
  expect(readJson('enterprise')).toMatchObject({ razao_social: 'Prado' })
  first.unmount()
  companyStore.write({ ...emptyCompany, ...company, ...address, marketplace: false })
  expect(readJson('address')).toEqual(address)
  expect(readText('marketplace')).toBe('false')
  wizard(<CompanyWizard head={head} />, '/RegisteredCompanyStepEnterprise')
  await waitFor(() =>
    expect(field(/^Razão social/)).toHaveProperty('value', 'Prado Equipamentos Ltda.'),
  )
})

test('the address and the opt-in that are typed are kept under their keys', async () => {
  refuse(findAddress, { status: 404, code: 'NOT_FOUND' })
  companyStore.write({ ...emptyCompany, ...company })
  const at = '/RegisteredCompanyStepEnterprise?passo='
  const first = wizard(<CompanyWizard head={head} />, `${at}endereco`)
  await first.user.type(await screen.findByLabelText(/^Rua/), 'Rua A')
  expect(readJson('address')).toMatchObject({ logradouro: 'Rua A' })
  first.unmount()
  companyStore.write({ ...emptyCompany, ...company, ...address, marketplace: true })
  const second = wizard(<CompanyWizard head={head} />, `${at}tipo`)
  await second.user.click(await screen.findByLabelText(/Quero participar do marketplace/))
  expect(readText('marketplace')).toBe('false')
})

const typed = { ...company, ...address, tipo_negocio: 'Comércio', inscricao_municipal: '4455-6' }

test.each([true, false])(
  'with the opt-in %s, authorizations and other information show or hide',
  async (marketplace) => {
    companyStore.write({ ...emptyCompany, ...typed, marketplace })
    wizard(<CompanyWizard head={head} />, '/RegisteredCompanyStepEnterprise?passo=servicos')
    expect(await screen.findByLabelText(/^Descrição do serviço/)).toBeTruthy()
    const shown = marketplace ? 1 : 0
    expect(screen.queryAllByLabelText(/^Autorizações/, { selector: 'input' })).toHaveLength(shown)
    expect(screen.queryAllByLabelText(/^Outras informações/)).toHaveLength(shown)
  },
)
