import { screen, within } from '@testing-library/react'
import type { SupplierPage } from 'contract/suppliers'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { SupplierProfile } from './profile.tsx'

const picture = 'a'.repeat(32)

const page: NonNullable<SupplierPage['page']> = {
  headline: 'Qualificação sem susto',
  cover: picture,
  facts: { since: 2009, team: '11-50', hours: '7h às 19h', languages: ['Português', 'Inglês'] },
  aboutHtml: '<p>Somos <strong>doze</strong></p>',
  services: [{ name: 'Autoclaves', text: 'QI, QO e QD', picture }],
  gallery: [{ picture, caption: 'Laboratório' }],
  documents: [{ file: 'b'.repeat(32), name: 'Catálogo', bytes: 2_202_010 }],
  clients: ['Hospital Aurora'],
  sections: ['services', 'about', 'gallery', 'documents', 'clients', 'licences', 'area'],
}

const supplier = (plan: SupplierPage['plan'], own: SupplierPage['page']): SupplierPage => ({
  id: 8,
  slug: 'termovalida-8',
  nome: 'Termovalida',
  servico: 'Qualificação térmica',
  site: null,
  email: null,
  cidade_estado: 'Campinas/SP',
  plan,
  Tipo_empresa: 'Empresa',
  certificados: ['Licença sanitária'],
  categorias: [],
  especialidade: null,
  atendeEm: { brasil: false, estados: [], municipios: [] },
  photo: null,
  com_oque_trabalha: null,
  segmento_empresa: 'Validação',
  outras_infos: 'Equipe de 42',
  responseHours: null,
  updated_at: '2026-11-15T12:00:00.000Z',
  page: own,
})

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const draw = (plan: SupplierPage['plan'], own: SupplierPage['page'] = null) =>
  show(<SupplierProfile supplier={supplier(plan, own)} contact={<p>contato</p>} />)

test.each([
  ['MKTFREE', ['Produtos e serviços']],
  ['MKTBASIC', ['Produtos e serviços', 'Licenças e certificados']],
  ['MKTCORP', ['Produtos e serviços', 'Segmento', 'Outras informações', 'Licenças e certificados']],
] as const)('%s without a page of its own has the plain part', (plan, expected) => {
  const { container } = draw(plan)
  expect(headings()).toEqual(expected)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByText('Destaque') !== null).toBe(plan === 'MKTCORP')
})

test.each([
  [{ brasil: true, estados: [], municipios: [] }, 'Brasil todo'],
  [
    { brasil: false, estados: ['PE', 'AL'], municipios: [{ cidade: 'Natal', uf: 'RN' }] },
    'Pernambuco, Alagoas, Natal/RN',
  ],
  [{ brasil: false, estados: [], municipios: [] }, undefined],
])('the page says where a supplier works: %j', (atendeEm, text) => {
  show(<SupplierProfile supplier={{ ...supplier('MKTFREE', null), atendeEm }} contact={null} />)
  const heading = screen.queryByRole('heading', { name: 'Atende em' })
  expect(heading?.nextElementSibling?.textContent).toBe(text)
})

test("a page of its own shows what its owner published, in the owner's order", () => {
  const { container } = draw('MKTCORP', page)
  expect(headings()).toEqual([
    'Produtos e serviços',
    'Sobre',
    'Galeria',
    'Documentos',
    'Clientes atendidos',
    'Licenças e certificados',
    'Onde atende',
  ])
  expect(screen.getByText('Qualificação sem susto')).toBeTruthy()
  const facts = [...container.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts).toEqual([
    'Desde2009',
    'Equipe11 a 50 pessoas',
    'Horário7h às 19h',
    'IdiomasPortuguês, Inglês',
  ])
  const licences = within(screen.getByRole('region', { name: 'Licenças e certificados' }))
  expect(licences.getByText('Declarado pelo fornecedor.')).toBeTruthy()
  const document = screen.getByRole('link', { name: /Catálogo/ })
  expect([document.getAttribute('href'), document.textContent]).toEqual([
    `/documentos/${'b'.repeat(32)}`,
    'CatálogoPDF, 2,1 MB',
  ])
  const images = [...container.querySelectorAll('img')]
  expect(images).toHaveLength(3)
  for (const img of images) {
    expect([img.getAttribute('width'), img.getAttribute('height')]).not.toContain(null)
  }
})

test.each([
  [{ brasil: true, estados: [], municipios: [] }, 27, 'Atende emBrasil todo'],
  [
    { brasil: false, estados: ['SP', 'MG'], municipios: [{ cidade: 'Recife', uf: 'PE' }] },
    3,
    'Atende emSP, MG, PE',
  ],
])('the map shows every state that is served: %j', (atendeEm, served, fact) => {
  const { container } = show(
    <SupplierProfile supplier={{ ...supplier('MKTCORP', page), atendeEm }} contact={null} />,
  )
  expect(container.querySelectorAll('g[data-served]')).toHaveLength(served)
  expect(container.querySelectorAll('svg g')).toHaveLength(27)
  const facts = [...container.querySelectorAll('dl > div')].map((told) => told.textContent)
  expect(facts).toContain(fact)
})

test('who has not said where it works is said to be somewhere, and to serve nowhere', () => {
  const atendeEm = { brasil: false, estados: [], municipios: [] }
  const { container } = show(
    <SupplierProfile supplier={{ ...supplier('MKTCORP', page), atendeEm }} contact={null} />,
  )
  expect(container.querySelectorAll('g[data-served]')).toHaveLength(0)
  expect(container.querySelectorAll('g[data-home]')).toHaveLength(1)
  expect(container.textContent).toContain('Ainda não informou em que outros lugares atende')
  expect(container.textContent).not.toContain('Atende em')
})

test('a picture of the gallery opens large, with the next one a click away', async () => {
  const other = 'c'.repeat(32)
  const gallery = [...page.gallery, { picture: other, caption: '' }]
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  const { user } = draw('MKTCORP', { ...page, gallery })
  await user.click(screen.getByRole('link', { name: 'Laboratório' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Laboratório' }))
  await user.click(dialog.getByRole('button', { name: 'Próxima' }))
  const shown = await screen.findByRole('dialog', { name: 'Foto 2 de Termovalida' })
  expect(shown.querySelector('img')?.getAttribute('src')).toBe(`/photos/${other}/1280.webp`)
})

test.each([
  [3, 'cerca de 3 h'],
  [50, 'cerca de 2 dias'],
])('how soon it answers is one of the facts, once it is known: %i hours', (responseHours, text) => {
  const shown = { ...supplier('MKTCORP', page), responseHours }
  const { container } = show(<SupplierProfile supplier={shown} contact={null} />)
  expect(container.querySelector('dl > div:last-child')?.textContent).toBe(`Responde em${text}`)
})

test('the plain page says how soon it answers beside the place', () => {
  const shown = { ...supplier('MKTFREE', null), responseHours: 5 }
  show(<SupplierProfile supplier={shown} contact={null} />)
  expect(screen.getByText('Responde em cerca de 5 h')).toBeTruthy()
})

test('two services of one name are both shown', () => {
  const twice = [
    { name: 'Autoclaves', text: 'QI e QO', picture: null },
    { name: 'Autoclaves', text: 'QD', picture: null },
  ]
  draw('MKTCORP', { ...page, services: twice })
  expect(screen.getAllByRole('heading', { name: 'Autoclaves' })).toHaveLength(2)
})
