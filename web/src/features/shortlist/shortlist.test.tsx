import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { readJson, writeJson, writeText } from '../../lib/storage.ts'
import { setNoticeRoom } from '../../model/notice-room.ts'
import { addToShortlist, type Listed } from '../../model/shortlist.ts'
import { Comparison } from './comparison.tsx'
import { useOwnList } from './own-list.ts'
import { ShortlistBar } from './shortlist-bar.tsx'
import { ShortlistToggle } from './shortlist-toggle.tsx'

const clinic = { slug: 'clinica-norte-7', nome: 'Clínica Norte', id: 7 }
const lab = { slug: 'laboratorio-sul-8', nome: 'Laboratório Sul', id: 8 }
const supplier = {
  ...clinic,
  servico: 'Esterilização de materiais',
  cidade_estado: 'Recife/PE',
  Tipo_empresa: 'Empresa' as const,
  especialidade: 'Esterilização',
  licences: ['AFE', 'ISO 9001', 'ONA', 'CRF', 'Alvará', 'AVCB', 'FGTS'],
  area: 'Pernambuco',
  face: null,
  rating: null,
  responds: 'Responde em cerca de 3 h',
}

const Both = () => (
  <>
    <ShortlistToggle supplier={clinic} />
    <ShortlistToggle supplier={lab} />
    <ShortlistBar />
  </>
)

const barLinks = () =>
  within(screen.getByRole('complementary', { name: 'Minha lista' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the bar stands above the question about cookies', async () => {
  addToShortlist(clinic)
  setNoticeRoom(180)
  show(<ShortlistBar />)
  const bar = await screen.findByRole('complementary', { name: 'Minha lista' })
  expect(bar.style.getPropertyValue('--cookie-room')).toBe('180px')
  act(() => setNoticeRoom(0))
})

test('who is put on the list is kept in this browser, and the bar leads to both pages', async () => {
  const { user } = show(<Both />)
  await user.click(screen.getByRole('button', { name: 'Salvar Clínica Norte' }))
  expect(screen.getByText('1 fornecedor na sua lista')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Salvar Laboratório Sul' }))
  expect(screen.getByText('2 fornecedores na sua lista')).toBeTruthy()
  expect(barLinks()).toEqual([
    ['Comparar', '/lista?f=clinica-norte-7,laboratorio-sul-8'],
    ['Pedir contato', '/pedir-contato?f=clinica-norte-7,laboratorio-sul-8'],
  ])
  expect(readJson('shortlist')).toEqual([clinic, lab])
})

test('a second press takes it off; without anybody the bar is gone', async () => {
  addToShortlist(clinic)
  const { user } = show(<Both />)
  const listed = screen.getByRole('button', { name: 'Na lista Clínica Norte', pressed: true })
  await user.click(listed)
  expect(screen.getByRole('button', { name: 'Salvar Clínica Norte', pressed: false })).toBeTruthy()
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(readJson('shortlist')).toEqual([])
})

test('the sixth is refused with the reason, and the five stay', async () => {
  for (const number of [1, 2, 3, 4, 5])
    addToShortlist({ slug: `f-${number}`, nome: 'Outro', id: 20 + number })
  const { user } = show(<ShortlistToggle supplier={clinic} />)
  await user.click(screen.getByRole('button', { name: 'Salvar Clínica Norte' }))
  expect(
    await screen.findByText('Cabem cinco fornecedores. Retire um para salvar outro.'),
  ).toBeTruthy()
  expect(readJson('shortlist')).toHaveLength(5)
})

test('what another version or a stranger left in the storage is as if nothing', () => {
  writeText('shortlist', '[1, {"slug": 2}, {"slug": "a-1", "nome": "A"}]')
  show(<ShortlistBar />)
  expect(screen.getByText('1 fornecedor na sua lista')).toBeTruthy()
})

test('suppliers stand side by side with what they declare; removing one also takes it off the list', async () => {
  addToShortlist(clinic)
  addToShortlist(lab)
  const other = {
    ...supplier,
    ...lab,
    area: '',
    licences: [],
    responds: '',
    cidade_estado: 'Natal/RN',
  }
  const { user, address } = show(
    <Comparison suppliers={[supplier, other]} without={(slug) => `/lista?sem=${slug}`} />,
  )
  const cells = (row: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Cidade')).toEqual(['Recife/PE', 'Natal/RN'])
  expect(cells('Atende em')).toEqual(['Pernambuco', 'Não informado'])
  expect(cells('Especialidade')).toEqual(['Esterilização', 'Esterilização'])
  expect(cells('Resposta')).toEqual(['Responde em cerca de 3 h', 'Ainda sem dados'])
  expect(screen.queryByRole('row', { name: /^Avaliações/ })).toBeNull()
  const [declared, nothing] = cells('Licenças')
  expect(declared).toBe('AFEISO 9001ONACRFAlvaráMais 2AVCBFGTSDeclarado pelo fornecedor')
  expect(nothing).toBe('Não informado')
  await user.click(screen.getByRole('link', { name: 'Retirar Laboratório Sul' }))
  expect(address()).toBe('/lista?sem=laboratorio-sul-8')
  expect(readJson('shortlist')).toEqual([clinic])
})

const renamed = { slug: 'norte-diagnosticos-7', nome: 'Norte Diagnósticos', id: 7 }

test('a supplier with a new name is still on the list, and is taken off under it', async () => {
  addToShortlist(clinic)
  const { user } = show(<ShortlistToggle supplier={renamed} />)
  await user.click(screen.getByRole('button', { name: 'Na lista Norte Diagnósticos' }))
  expect(readJson('shortlist')).toEqual([])
})

function List({ found }: { found: Listed[] }) {
  useOwnList(found)
  return <ShortlistToggle supplier={renamed} />
}

test('the page of the own list takes off who left the directory and learns a new name', () => {
  // As it was kept before there were ids.
  writeJson('shortlist', [
    { slug: clinic.slug, nome: clinic.nome },
    { slug: lab.slug, nome: lab.nome },
  ])
  show(<List found={[renamed]} />, { at: `/lista?f=${clinic.slug},${lab.slug}` })
  expect(readJson('shortlist')).toEqual([renamed])
  expect(screen.getByRole('button', { name: 'Na lista Norte Diagnósticos' })).toBeTruthy()
})

test('the list is empty when nobody on it is in the directory any more', () => {
  addToShortlist(lab)
  const { address } = show(<List found={[]} />, { at: `/lista?f=${lab.slug}` })
  expect(readJson('shortlist')).toEqual([])
  expect(address()).toBe(`/lista?f=${lab.slug}`)
})

test('a list that was sent by somebody else changes nothing in this browser', () => {
  addToShortlist(clinic)
  addToShortlist(lab)
  show(<List found={[renamed]} />, { at: `/lista?f=${clinic.slug}` })
  expect(readJson('shortlist')).toEqual([clinic, lab])
})

test('an address without suppliers shows the list of this browser', async () => {
  addToShortlist(lab)
  const { address } = show(<List found={[]} />, { at: '/lista' })
  await waitFor(() => expect(address()).toBe(`/lista?f=${lab.slug}`))
})
