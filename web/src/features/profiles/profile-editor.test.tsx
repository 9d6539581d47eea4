import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listMunicipalities } from 'contract/lookups'
import { editCompany, editFreelancer, editPerson, getFreelancer, getOwner } from 'contract/profiles'
import { expect, test } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { companyRecord, freelancerRecord, personRecord } from '../../../test/people.ts'
import { fillIn, show } from '../../../test/render.tsx'
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

const citiesOf = { SP: ['Campinas', 'São Carlos', 'São Paulo'], BA: ['Ilhéus', 'Salvador'] }

/** The form of an owner and the company. */
function showOwner(company: Parameters<typeof companyRecord>[0] = {}) {
  const [pf, pj] = [personRecord(), companyRecord(company)]
  answer(getOwner, { pf, pj })
  const cities = citiesOf[pj.estado as keyof typeof citiesOf]
  answer(
    listMunicipalities,
    cities.map((nome, id) => ({ id, nome })),
  )
  return { ...show(<CompanyEditor id={30} />), pf, pj }
}

const box = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(RegExp(`^${label}`), { selector: 'input' })
const section = (name: string) => screen.findByRole('region', { name })
const save = () => screen.getByRole('button', { name: 'Salvar alterações' })

test('a freelancer edits eleven fields; document and address can only be read', async () => {
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
    'Atende em',
    'Descrição do serviço',
    'Categorias',
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
  showOwner()
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
      'Atende em',
      'Descrição do serviço',
      'Categorias',
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

test('categories are chosen in order; what the text proposes can be added', async () => {
  answer(getFreelancer, freelancerRecord({ categorias: 'odontologia' }))
  answer(editFreelancer, freelancerRecord())
  const { user } = show(<FreelancerEditor id={12} />)
  const page = within(await section('Sua página no diretório'))
  expect(page.getByText('Odontologia')).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Engenharia clínica e calibração' }))
  await user.click(save())
  await waitFor(() => expect(sentTo(editFreelancer)).toHaveLength(1))
  expect(sentTo(editFreelancer)[0]).toMatchObject({
    categorias: ['odontologia', 'engenharia-clinica-e-calibracao'],
  })
})

test('wrong input is explained below its field, and is not sent', async () => {
  answer(getFreelancer, freelancerRecord())
  const { user } = show(<FreelancerEditor id={12} />)
  const personal = within(await section('Dados pessoais'))
  await user.clear(personal.getByLabelText(/^Nome completo/))
  await user.clear(personal.getByLabelText(/^Data de nascimento/))
  await fillIn(user, personal.getByLabelText(/^Data de nascimento/), '31021990')
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
  const { user, pf, pj } = showOwner()
  answer(editPerson, pf)
  disconnect(editCompany)
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

test('a record that is gone says so; it is not asked for again', async () => {
  refuse(getFreelancer, { status: 404, code: 'NOT_FOUND' })
  show(<FreelancerEditor id={12} />)
  expect(await screen.findByText('Usuário não encontrado.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
})

test("the company's city is chosen from those of its state, with or without accents", async () => {
  const { user, pf, pj } = showOwner()
  answer(editPerson, pf)
  answer(editCompany, pj)
  await section('Empresa')
  expect(box('Cidade da empresa').value).toBe('Campinas')
  await user.clear(box('Cidade da empresa'))
  await user.type(box('Cidade da empresa'), 'sao')
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['São Carlos', 'São Paulo'])
  await user.keyboard('{Enter}')
  expect(box('Cidade da empresa').value).toBe('São Carlos')
  await user.clear(box('Cidade da empresa'))
  await user.type(box('Cidade da empresa'), 'Atl')
  expect(screen.getByText('Nenhuma cidade encontrada')).toBeTruthy()
  await user.tab()
  expect(box('Cidade da empresa').value).toBe('São Carlos')
  await user.click(save())
  await waitFor(() => expect(sentTo(editCompany)).toMatchObject([{ cidade: 'São Carlos' }]))
})

test('another state asks for its own city, and nothing is sent without one', async () => {
  const { user } = showOwner()
  await section('Empresa')
  answer(
    listMunicipalities,
    citiesOf.BA.map((nome, id) => ({ id, nome })),
  )
  await user.clear(box('Estado da empresa'))
  await user.type(box('Estado da empresa'), 'ba{Enter}')
  expect(box('Cidade da empresa').value).toBe('')
  await user.click(save())
  expect(await screen.findByText('Por favor, selecione uma cidade.')).toBeTruthy()
  expect(sentTo(editCompany)).toEqual([])
  await user.type(box('Cidade da empresa'), 'ilhe{Enter}')
  expect(box('Cidade da empresa').value).toBe('Ilhéus')
})

test('a city from before that no list has stays until another one is chosen', async () => {
  const { user } = showOwner({ cidade: 'Vila Antiga' })
  await section('Empresa')
  await user.click(box('Cidade da empresa'))
  await screen.findByRole('option', { name: 'São Carlos' })
  expect(box('Cidade da empresa').value).toBe('Vila Antiga')
})

test("the company's phone and WhatsApp are its own: shown, formatted while typed, and saved", async () => {
  const { user, pf, pj } = showOwner()
  answer(editPerson, pf)
  answer(editCompany, pj)
  await section('Empresa')
  const [phone, whatsapp] = [box('Telefone da empresa'), box('WhatsApp da empresa')]
  expect([phone.value, whatsapp.value]).toEqual(['(19) 3265-4321', '(19) 98765-4321'])
  await user.clear(phone)
  await user.type(phone, '1132654321')
  await user.clear(whatsapp)
  await user.type(whatsapp, '11912345678')
  expect([phone.value, whatsapp.value]).toEqual(['(11) 3265-4321', '(11) 91234-5678'])
  await user.click(save())
  await waitFor(() =>
    expect(sentTo(editCompany)).toMatchObject([
      { telefone_empresa: '(11) 3265-4321', whatsapp_empresa: '(11) 91234-5678' },
    ]),
  )
})

test('half a number is refused below its field; both numbers may be left out', async () => {
  const { user, pf, pj } = showOwner()
  answer(editPerson, pf)
  answer(editCompany, { ...pj, telefone_empresa: null, whatsapp_empresa: null })
  const company = within(await section('Empresa'))
  await user.clear(box('WhatsApp da empresa'))
  await fillIn(user, box('WhatsApp da empresa'), '113265')
  await user.clear(box('Telefone da empresa'))
  await user.click(save())
  expect(await company.findByText('Por favor, insira um telefone válido com DDD.')).toBeTruthy()
  expect(sentTo(editCompany)).toEqual([])
  fireEvent.change(box('WhatsApp da empresa'), { target: { value: '' } })
  await user.click(save())
  await waitFor(() =>
    expect(sentTo(editCompany)).toMatchObject([{ telefone_empresa: '', whatsapp_empresa: '' }]),
  )
})

test('the second of two tabs is told and overwrites nothing', async () => {
  answer(getFreelancer, freelancerRecord())
  refuse(editFreelancer, { status: 409, code: 'CHANGED_ELSEWHERE' })
  const { user } = show(<FreelancerEditor id={12} />)
  const page = within(await section('Sua página no diretório'))
  const field = page.getByLabelText<HTMLInputElement>(/^Área de atuação/)
  fireEvent.change(field, { target: { value: 'Segunda aba' } })
  await user.click(save())
  expect(await screen.findByText(/^Estes dados mudaram em outra janela/)).toBeTruthy()
  expect(await screen.findByText(/^Ocorreu um erro ao salvar os dados\./)).toBeTruthy()
  expect(field.value).toBe('Segunda aba')
  answer(getFreelancer, freelancerRecord({ com_oque_trabalha: 'Primeira aba', version: 2 }))
  answer(editFreelancer, freelancerRecord({ version: 3 }))
  await user.click(screen.getByRole('button', { name: 'Carregar versão atual' }))
  await waitFor(() => expect(field.value).toBe('Primeira aba'))
  await user.click(save())
  await waitFor(() => expect(sentTo(editFreelancer).at(-1)).toMatchObject({ version: 2 }))
})

test('unsaved changes ask before they are lost', async () => {
  answer(getFreelancer, freelancerRecord())
  const { user, router, address } = show(<FreelancerEditor id={12} />, { at: '/editar' })
  const page = within(await section('Sua página no diretório'))
  const field = page.getByLabelText<HTMLInputElement>(/^Área de atuação/)
  fireEvent.change(field, { target: { value: 'Metrologia' } })
  void router.navigate('/conta')
  const dialog = () => screen.findByRole('dialog', { name: 'Sair sem salvar?' })
  const stay = within(await dialog())
    .getAllByRole('button', { name: 'Continuar editando' })
    .at(-1)
  await user.click(stay as HTMLElement)
  expect([address(), field.value]).toEqual(['/editar', 'Metrologia'])
  void router.navigate('/conta')
  await user.click(within(await dialog()).getByRole('button', { name: 'Sair sem salvar' }))
  await waitFor(() => expect(address()).toBe('/conta'))
})
