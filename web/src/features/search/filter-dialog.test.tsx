import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listMunicipalities } from 'contract/lookups'
import { licences } from 'contract/rules/licences'
import { suggestSuppliers } from 'contract/search'
import { findCertificates } from 'contract/suppliers'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { readJson } from '../../lib/storage.ts'
import { type Filter, keepFilter, noFilter } from '../../model/filter.ts'
import { FilterDialog } from './filter-dialog.tsx'

beforeEach(() => {
  answer(findCertificates, [])
  answer(listMunicipalities, [{ id: 3509502, nome: 'Campinas' }])
  answer(suggestSuppliers, { categorias: [], nomes: [], estados: [], cidades: [], licencas: [] })
})

async function opened(filter: Filter = noFilter) {
  const onClose = vi.fn<() => void>()
  const page = show(<FilterDialog opened filter={filter} onClose={onClose} />, { at: '/landing' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtro' }))
  const fill = async (name: string, text: string) => {
    await page.user.click(dialog.getByLabelText(name, { selector: 'input' }))
    await page.user.paste(text)
  }
  return { ...page, dialog, fill, onClose }
}

test('the dialog asks for type, category, name, state, city and licences, and has two buttons', async () => {
  const { dialog } = await opened()
  const type = within(dialog.getByRole('radiogroup', { name: 'Tipo' }))
  const types = type.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(types).toEqual(['Empresa', 'Autônomo', 'Ambos'])
  expect(type.getByRole('radio', { name: 'Ambos' })).toHaveProperty('checked', true)
  for (const name of ['Categoria', 'Nome Fantasia', 'Estado', 'Cidade']) {
    expect(dialog.getByLabelText(name)).toHaveProperty('value', '')
  }
  const boxes = dialog.getAllByRole('checkbox')
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual([...licences])
  expect(dialog.getAllByRole('button', { name: 'Fechar' })).toHaveLength(2)
  expect(dialog.getByRole('button', { name: 'Pesquisar' })).toBeTruthy()
})

test('what is typed above the licences narrows them, whatever its case, and what is chosen stays', async () => {
  const { user, dialog } = await opened()
  const search = dialog.getByRole('searchbox')
  await user.click(search)
  await user.paste('SANITARIA')
  const [box, ...others] = dialog.getAllByRole('checkbox')
  expect(others).toEqual([])
  expect(box?.getAttribute('value')).toBe('Licença sanitária')
  await user.click(dialog.getByRole('checkbox'))
  await user.clear(search)
  expect(dialog.getAllByRole('checkbox')).toHaveLength(15)
  expect(dialog.getByRole('checkbox', { name: 'Licença sanitária' })).toHaveProperty(
    'checked',
    true,
  )
})

test("'Pesquisar' leads to the results of every field and keeps the filter in this browser", async () => {
  const { user, dialog, fill, address } = await opened()
  await user.click(dialog.getByRole('radio', { name: 'Empresa' }))
  await fill('Categoria', 'calibração')
  await fill('Nome Fantasia', 'Prado')
  await fill('Cidade', 'Campinas')
  await user.click(dialog.getByRole('checkbox', { name: 'Licença ambiental' }))
  await user.click(dialog.getByRole('button', { name: 'Pesquisar' }))
  const [path = '', search = ''] = address().split('?')
  expect(path).toBe('/filters')
  expect([...new URLSearchParams(search)]).toEqual([
    ['tipo', 'Empresa'],
    ['categoria', 'calibração'],
    ['nomeFantasia', 'Prado'],
    ['cidade', 'Campinas'],
    ['certificados', 'Licença ambiental'],
  ])
  expect(readJson('filters')).toEqual({
    tipo: 'Empresa',
    categoria: 'calibração',
    nomeFantasia: 'Prado',
    estado: '',
    cidade: 'Campinas',
    ramo: '',
    certificados: ['Licença ambiental'],
  })
})

test('the cities of the state are found without accents, those that begin like it first', async () => {
  answer(
    listMunicipalities,
    ['Campinas', 'Mirassol', 'Nova São João', 'São Carlos'].map((nome, id) => ({ id, nome })),
  )
  const { user, dialog, fill } = await opened({ ...noFilter, estado: 'SP' })
  await fill('Cidade', 'sao')
  const list = dialog.getByLabelText('Cidade', { selector: 'input' }).getAttribute('aria-controls')
  const offered = () =>
    within(document.getElementById(list ?? '') as HTMLElement)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(offered()).toEqual(['São Carlos', 'Nova São João']))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(dialog.getByLabelText('Cidade', { selector: 'input' })).toHaveProperty(
    'value',
    'São Carlos',
  )
})

test("'Fechar' closes, and neither leads anywhere nor keeps anything", async () => {
  const { user, dialog, fill, address, onClose } = await opened()
  await fill('Categoria', 'calibração')
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[1] as HTMLElement)
  expect(onClose).toHaveBeenCalledOnce()
  expect(address()).toBe('/landing')
  expect(readJson('filters')).toBeNull()
})

test("the last filter of this browser is offered again, but the page's own wins", async () => {
  keepFilter({ ...noFilter, categoria: 'gases' })
  const first = await opened()
  expect(first.dialog.getByLabelText('Categoria', { selector: 'input' })).toHaveProperty(
    'value',
    'gases',
  )
  first.unmount()
  const second = await opened({ ...noFilter, categoria: 'lavanderia' })
  expect(second.dialog.getByLabelText('Categoria', { selector: 'input' })).toHaveProperty(
    'value',
    'lavanderia',
  )
})

test('Escape closes an open list of suggestions, and only that', async () => {
  answer(suggestSuppliers, {
    categorias: ['Calibração'],
    nomes: [],
    estados: [],
    cidades: [],
    licencas: [],
  })
  const { user, dialog, fill } = await opened()
  await fill('Categoria', 'calib')
  const offered = await dialog.findByRole('option', { name: 'Calibração' })
  const category = dialog.getByLabelText('Categoria', { selector: 'input' })
  // What is not prevented, the browser takes for the whole dialog.
  expect(fireEvent.keyDown(category, { key: 'Escape' })).toBe(false)
  expect(offered.isConnected).toBe(false)
  expect(fireEvent.keyDown(category, { key: 'Escape' })).toBe(true)
  expect(category).toHaveProperty('value', 'calib')
  await user.keyboard('x')
  expect(category).toHaveProperty('value', 'calibx')
})

test('what was searched before does not open its suggestions by itself', async () => {
  answer(suggestSuppliers, {
    categorias: ['Calibração'],
    nomes: [],
    estados: [],
    cidades: [],
    licencas: [],
  })
  const { dialog } = await opened({ ...noFilter, categoria: 'calib' })
  await waitFor(() => expect(sentTo(suggestSuppliers)).toHaveLength(1))
  expect(dialog.queryByRole('option', { name: 'Calibração' })).toBeNull()
})

test('without a state the cities of the directory are offered, and bring theirs along', async () => {
  answer(suggestSuppliers, {
    categorias: [],
    nomes: [],
    estados: [],
    cidades: ['Recife/PE'],
    licencas: [],
  })
  const { user, dialog, fill, address } = await opened()
  await fill('Cidade', 'rec')
  await user.click(await dialog.findByRole('option', { name: 'Recife/PE' }))
  expect(dialog.getByLabelText('Estado')).toHaveProperty('value', 'PE')
  await user.click(dialog.getByRole('button', { name: 'Pesquisar' }))
  expect(address()).toBe('/filters?estado=PE&cidade=Recife')
})

test('beside each choice stands how many it would leave, and what is found comes first', async () => {
  const counts = {
    tipo: [
      { value: 'Ambos', fornecedores: 4 },
      { value: 'Empresa', fornecedores: 3 },
    ],
    estados: [{ value: 'PE', fornecedores: 2 }],
    cidades: [],
    certificados: [{ value: 'ISO 13485', fornecedores: 2 }],
    categorias: [],
    partial: false,
  }
  show(<FilterDialog opened filter={noFilter} counts={counts} onClose={() => {}} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtro' }))
  const texts = (role: 'radio' | 'checkbox') =>
    dialog.getAllByRole(role).map((box) => box.closest('label')?.textContent)
  expect(texts('radio')).toEqual(['Empresa3', 'Autônomo0', 'Ambos4'])
  expect(texts('checkbox').slice(0, 2)).toEqual(['ISO 134852', 'Alvará de funcionamento0'])
  expect(dialog.getByRole('option', { name: 'Pernambuco (PE) · 2' })).toBeTruthy()
})
