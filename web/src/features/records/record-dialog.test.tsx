import { screen, waitFor, within } from '@testing-library/react'
import { listChanges } from 'contract/audit'
import { getCompany, getFreelancer } from 'contract/profiles'
import { listCompanies, listFreelancers } from 'contract/records'
import { expect, test } from 'vitest'
import { answer, answerLater, disconnect, sentTo } from '../../../test/answers.ts'
import { companyRecord, freelancerRecord, personRecord } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { query } from '../../lib/query.ts'
import { CompaniesList } from './companies-list.tsx'
import { FreelancersList } from './freelancers-list.tsx'

/** The terms and descriptions below a heading. */
function factsOf(section: HTMLElement): [string | null, string | null][] {
  return within(section)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null])
}

test('the profile of a freelancer shows every field of the record but secrets, and Back closes it', async () => {
  const record = freelancerRecord()
  answer(listFreelancers, { data: [record], total: 1, totalPages: 1 })
  answer(getFreelancer, record)
  const { user, address, router } = show(
    <FreelancersList renderMore={() => 'Mais'} moreReads={() => []} />,
    {
      at: '/freelancers',
    },
  )
  const table = await screen.findByRole('table')
  await user.click(within(table).getByRole('button', { name: 'Ver perfil de Rui Barros' }))
  expect(address()).toBe('/freelancers?id=12')
  const dialog = await screen.findByRole('dialog', { name: 'Perfil completo do freelancer' })
  const section = await within(dialog).findByRole('region', { name: 'Dados do freelancer' })
  expect(factsOf(section)).toEqual([
    ['ID', '12'],
    ['Status', 'Ativo'],
    ['Plano', 'Profissional'],
    ['Tipo de conta', 'Freelancer'],
    ['Nome completo', 'Rui Barros'],
    ['E-mail', 'rui@example.com'],
    ['Telefone', '(21) 99876-5432'],
    ['Data de nascimento', '02/11/1990'],
    ['CPF', '123.456.789-09'],
    ['Empresa em que trabalha', 'Hospital Central'],
    ['Área de atuação', 'Engenharia clínica'],
    ['LinkedIn', 'https://www.linkedin.com/in/rui-barros'],
    ['Portfólio ou site', 'rui.example.com'],
    ['Licenças e certificados', 'ISO 13485, Licença sanitária'],
    ['Autorizações', 'Alvará de 2026'],
    ['Descrição do serviço', 'Calibração de equipamentos.'],
    ['Categorias', 'Engenharia clínica e calibração'],
    ['CEP', '20040-002'],
    ['Rua', 'Rua da Assembleia'],
    ['Número', '10'],
    ['Bairro', 'Castelo'],
    ['Complemento', 'Sala 1204'],
    ['Cidade', 'Rio de Janeiro'],
    ['Estado', 'RJ'],
    ['Atende em', 'RJ, Juiz de Fora/MG'],
    ['No marketplace', 'Sim'],
    ['Termos aceitos', 'Sim'],
    ['Políticas aceitas', 'Sim'],
  ])
  expect(dialog.textContent).toContain('Mais')
  await router.navigate(-1)
  expect(address()).toBe('/freelancers')
})

test('the profile of a company shows every field of its owner and of itself', async () => {
  const record = { pf: personRecord(), pj: companyRecord({ status: false, marketplace: false }) }
  answer(listCompanies, { data: [record], total: 1, totalPage: 1 })
  answer(getCompany, record)
  show(<CompaniesList renderMore={() => null} moreReads={() => []} />, { at: '/empresas?id=31' })
  const dialog = await screen.findByRole('dialog', { name: 'Perfil completo da empresa' })
  const owner = await within(dialog).findByRole('region', { name: 'Dados pessoais do dono' })
  expect(factsOf(owner)).toEqual([
    ['ID', '30'],
    ['Status', 'Ativo'],
    ['Tipo de conta', 'master'],
    ['Nome completo', 'Helena Prado'],
    ['E-mail', 'helena@example.com'],
    ['Telefone', '(11) 98765-4321'],
    ['Data de nascimento', '14/03/1985'],
    ['CPF', '111.444.777-35'],
    ['Empresa em que trabalha', 'Prado Holding'],
    ['Cidade', 'Santos'],
    ['Estado', 'SP'],
  ])
  const company = within(dialog).getByRole('region', { name: 'Dados da empresa' })
  expect(factsOf(company)).toEqual(
    expect.arrayContaining([
      ['ID', '31'],
      ['Status', 'Inativa'],
      ['Plano', 'Corporativo'],
      ['Tipo de pessoa', 'PJ'],
      ['Nome Fantasia', 'Prado Saúde'],
      ['Razão social', 'Prado Equipamentos Ltda.'],
      ['CNPJ', '12.ABC.345/01DE-35'],
      ['CNAE primário', '4645-1/01'],
      ['CNAE secundário', '3312-1/03'],
      ['Segmento', 'Distribuição'],
      ['Tipo de empresa', 'Comércio'],
      ['Inscrição municipal', '4455-6'],
      ['Site', 'https://prado.example.com'],
      ['Telefone da empresa', '(19) 3265-4321'],
      ['WhatsApp da empresa', '(19) 98765-4321'],
      ['Licenças e certificados', 'Licença sanitária'],
      ['Autorizações', 'Alvará de funcionamento'],
      ['Descrição do serviço', 'Venda de equipamentos.'],
      ['Categorias', 'Equipamentos e mobiliário, Cirurgia e OPME'],
      ['Outras informações', 'Plantão de 24 horas.'],
      ['CEP', '13010-001'],
      ['Rua', 'Rua Barão de Jaguara'],
      ['Número', '100'],
      ['Complemento', 'Sala 2'],
      ['Bairro', 'Centro'],
      ['Cidade', 'Campinas'],
      ['Estado', 'SP'],
      ['Atende em', 'Brasil'],
      ['No marketplace', 'Não'],
      ['Termos aceitos', 'Sim'],
      ['Políticas aceitas', 'Sim'],
      ['ID do dono', '30'],
    ]),
  )
})

test("no complement reads as none, not as the wire's '.'", async () => {
  answer(listFreelancers, { data: [], total: 0, totalPages: 0 })
  answer(getFreelancer, freelancerRecord({ complemento: '.' }))
  show(<FreelancersList renderMore={() => null} moreReads={() => []} />, {
    at: '/freelancers?id=12',
  })
  const section = await screen.findByRole('region', { name: 'Dados do freelancer' })
  expect(factsOf(section)).toContainEqual(['Complemento', '—'])
})

test('the parts of a record come together: none pushes another down', async () => {
  answer(listFreelancers, { data: [], total: 0, totalPages: 0 })
  answer(getFreelancer, freelancerRecord())
  const history = answerLater(listChanges)
  show(
    <FreelancersList
      renderMore={() => 'Mais'}
      moreReads={(id) => [query(listChanges, { query: { subject: 'supplier', id } })]}
    />,
    { at: '/freelancers?id=12' },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Perfil completo do freelancer' })
  await waitFor(() => expect(sentTo(getFreelancer)).toHaveLength(1))
  expect(within(dialog).queryByRole('region')).toBeNull()
  expect(dialog.textContent).not.toContain('Mais')
  history({ data: [], total: 0 })
  expect(await within(dialog).findByRole('region', { name: 'Dados do freelancer' })).toBeTruthy()
  expect(dialog.textContent).toContain('Mais')
})

test('a record that could not be read says so, and is read again on demand', async () => {
  const record = freelancerRecord()
  answer(listFreelancers, { data: [record], total: 1, totalPages: 1 })
  disconnect(getFreelancer)
  const { user } = show(<FreelancersList renderMore={() => 'Mais'} moreReads={() => []} />, {
    at: '/freelancers?id=12',
  })
  const dialog = await screen.findByRole('dialog', { name: 'Perfil completo do freelancer' })
  const retry = await within(dialog).findByRole('button', { name: 'Tentar novamente' })
  // It says so once, not again for each of its parts.
  expect(dialog.textContent).not.toContain('Mais')
  answer(getFreelancer, record)
  await user.click(retry)
  expect(await within(dialog).findByRole('region', { name: 'Dados do freelancer' })).toBeTruthy()
})
