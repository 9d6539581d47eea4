import { screen, waitFor, within } from '@testing-library/react'
import { editCompany, editFreelancer, editPerson, getFreelancer, getOwner } from 'contract/profiles'
import { expect, test } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { companyRecord, freelancerRecord, personRecord } from '../../../test/records.ts'
import { show } from '../../../test/render.tsx'
import { CompanyEditor, FreelancerEditor } from './profile-editor.tsx'

/** What stands in the fields of a section, by whether it can be changed. */
function fieldsOf(section: HTMLElement) {
  const boxes = [...section.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    ({ type, labels }) => type !== 'hidden' && labels && labels.length > 0,
  )
  const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.replace(/ \*$/, '')
  return {
    editable: boxes.filter(({ readOnly }) => !readOnly).map(labelOf),
    readOnly: boxes.filter(({ readOnly }) => readOnly).map((box) => [labelOf(box), box.value]),
  }
}

const section = (name: string) => screen.findByRole('region', { name })
const save = () => screen.getByRole('button', { name: 'Salvar alterações' })

test('a freelancer edits nine fields; document and address can only be read', async () => {
  answer(getFreelancer, freelancerRecord())
  show(<FreelancerEditor id={12} />)
  const [personal, page, address] = await Promise.all([
    section('Dados pessoais'),
    section('Sua página no diretório'),
    section('Endereço'),
  ])
  expect(fieldsOf(personal).editable).toEqual([
    'Nome completo',
    'E-mail',
    'Telefone',
    'Data de nascimento',
    'Empresa em que trabalha',
  ])
  expect(fieldsOf(page).editable).toEqual([
    'Área de atuação',
    'LinkedIn',
    'Licenças e certificados',
    'Descrição do serviço',
  ])
  expect(fieldsOf(personal).readOnly).toEqual([['CPF', '123.456.789-09']])
  expect(fieldsOf(address)).toEqual({
    editable: [],
    readOnly: [
      ['CEP', '20040-002'],
      ['Rua', 'Rua da Assembleia'],
      ['Número', '10'],
      ['Complemento', 'Sala 1204'],
      ['Bairro', 'Castelo'],
      ['Cidade', 'Rio de Janeiro'],
      ['Estado', 'RJ'],
    ],
  })
})

test('of the owner only phone, birth date and employer can be edited, of the company not its CNPJ and address', async () => {
  answer(getOwner, { pf: personRecord(), pj: companyRecord() })
  show(<CompanyEditor id={30} />)
  const personal = fieldsOf(await section('Dados pessoais'))
  expect(personal.editable).toEqual(['Telefone', 'Data de nascimento', 'Empresa em que trabalha'])
  expect(personal.readOnly).toEqual([
    ['Nome completo', 'Helena Prado'],
    ['E-mail', 'helena@example.com'],
    ['CPF', '111.444.777-35'],
    ['Cidade', 'Santos'],
    ['Estado', 'SP'],
  ])
  const company = fieldsOf(await section('Empresa'))
  expect(company.editable).toEqual(
    expect.arrayContaining([
      'Nome Fantasia',
      'Razão social',
      'Site',
      'CNAE primário',
      'CNAE secundário',
      'Licenças e certificados',
      'Descrição do serviço',
      'Outras informações',
    ]),
  )
  expect(company.readOnly).toEqual([['CNPJ', '12.ABC.345/01DE-35']])
  const address = fieldsOf(await section('Endereço'))
  expect(address.editable).toHaveLength(2)
  expect(address.readOnly).toEqual([
    ['CEP', '13010-001'],
    ['Rua', 'Rua Barão de Jaguara'],
    ['Número', '100'],
    ['Complemento', 'Sala 2'],
    ['Bairro', 'Centro'],
  ])
})

test('wrong input is explained below its field, and is not sent', async () => {
  answer(getFreelancer, freelancerRecord())
  const { user } = show(<FreelancerEditor id={12} />)
  const personal = within(await section('Dados pessoais'))
  await user.clear(personal.getByLabelText(/^Nome completo/))
  await user.clear(personal.getByLabelText(/^Data de nascimento/))
  await user.type(personal.getByLabelText(/^Data de nascimento/), '31021990')
  await user.click(save())
  expect(await personal.findByText('Campo obrigatório.')).toBeTruthy()
  expect(personal.getByText('Por favor, insira uma data válida (dd/mm/aaaa).')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(personal.getByLabelText(/^Nome completo/)),
  )
  expect(sentTo(editFreelancer)).toEqual([])
})

test('a save that fails says so in the words of the specification, and nothing is lost', async () => {
  answer(getFreelancer, freelancerRecord())
  disconnect(editFreelancer)
  const { user } = show(<FreelancerEditor id={12} />)
  const page = within(await section('Sua página no diretório'))
  await user.clear(page.getByLabelText(/^Área de atuação/))
  await user.paste('Metrologia')
  await user.click(save())
  expect(await screen.findByText(/^Ocorreu um erro ao salvar os dados\./)).toBeTruthy()
  expect(page.getByLabelText(/^Área de atuação/)).toHaveProperty('value', 'Metrologia')
})

test('owner and company are saved with two calls; when one fails, that is said, and it can be tried again', async () => {
  const [pf, pj] = [personRecord(), companyRecord()]
  answer(getOwner, { pf, pj })
  answer(editPerson, pf)
  disconnect(editCompany)
  const { user } = show(<CompanyEditor id={30} />)
  const other = () => screen.getByLabelText(/^Outras informações/)
  await section('Empresa')
  await user.clear(other())
  await user.paste('Só de dia.')
  await user.click(save())
  expect(await screen.findByText(/^Erro ao salvar dados\. Tente novamente\./)).toBeTruthy()
  expect(other()).toHaveProperty('value', 'Só de dia.')
  answer(editCompany, { ...pj, outras_infos: 'Só de dia.' })
  await user.click(save())
  expect(await screen.findByText('Dados atualizados com sucesso!')).toBeTruthy()
  expect(sentTo(editPerson)).toHaveLength(2)
  expect(sentTo(editCompany).at(-1)).toMatchObject({ outras_infos: 'Só de dia.', version: 1 })
})

test('a record that is gone says so, with a way to try again', async () => {
  refuse(getFreelancer, { status: 404, code: 'NOT_FOUND' })
  const { user } = show(<FreelancerEditor id={12} />)
  expect(await screen.findByText('Usuário não encontrado.')).toBeTruthy()
  answer(getFreelancer, freelancerRecord())
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(screen.queryByText('Usuário não encontrado.')).toBeNull())
})
