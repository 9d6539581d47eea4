import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { supplier } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { SupplierCard } from './supplier-card.tsx'
import { SupplierDetails } from './supplier-details.tsx'

// Every tenth character ends a word.
const text = 'Calibrada '.repeat(40).trim()
const licences = ['Licença sanitária', 'ISO 13485', 'Licença ambiental', 'ONA 3']

function card(fields: Parameters<typeof supplier>[0]) {
  const onOpen = vi.fn<(chosen: unknown) => void>()
  const shown = supplier(fields)
  const page = show(<SupplierCard supplier={shown} heading="h2" term={null} onOpen={onOpen} />)
  return { ...page, shown, onOpen, article: screen.getByRole('article') }
}

test.each([
  ['MKTFREE', 120],
  ['MKTBASIC', 250],
  ['MKTPRO', 250],
  ['MKTCORP', 250],
] as const)(
  'a card of %s shows %i characters of the description, its dialog all of them',
  (plan, most) => {
    const { article, shown, unmount } = card({ plan, servico: text })
    expect(within(article).getByText(`${text.slice(0, most - 1)}...`)).toBeTruthy()
    unmount()
    show(<SupplierDetails supplier={shown} />)
    expect(screen.getByText(text)).toBeTruthy()
  },
)

test('a card has name, place and the way to the details, which opens them with a plain click', async () => {
  const { article, shown, user, onOpen, address } = card({})
  expect(within(article).getByRole('heading').textContent).toBe('Prado Saúde')
  expect(within(article).getByText('Campinas/SP')).toBeTruthy()
  expect(within(article).getByText('Distribuição')).toBeTruthy()
  expect(within(article).getByText('Empresa')).toBeTruthy()
  const more = within(article).getByRole('link', { name: /^Veja mais\s*sobre Prado Saúde$/ })
  expect(more.getAttribute('href')).toBe('/fornecedores/prado-saude-31')
  await user.click(more)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(shown)
  expect(address()).toBe('/')
})

test('where it works stands on the card, the first places by name', () => {
  const cities = ['Natal', 'Recife', 'Olinda'].map((cidade) => ({ cidade, uf: 'PE' }))
  const some = card({ atendeEm: { brasil: false, estados: ['SP'], municipios: cities } })
  expect(within(some.article).getByText('Atende em: SP, Natal/PE, Recife/PE +1')).toBeTruthy()
  some.unmount()
  const all = card({ atendeEm: { brasil: true, estados: [], municipios: [] } })
  expect(within(all.article).getByText('Atende em: Brasil todo')).toBeTruthy()
  all.unmount()
  const unsaid = card({ atendeEm: { brasil: false, estados: [], municipios: [] } })
  expect(unsaid.article.textContent).not.toContain('Atende')
})

test('the card itself leads to the page of the supplier', async () => {
  const { article, user, onOpen, address } = card({})
  await user.click(within(article).getByRole('link', { name: 'Prado Saúde' }))
  expect(address()).toBe('/fornecedores/prado-saude-31')
  expect(onOpen).not.toHaveBeenCalled()
})

test.each([
  ['MKTFREE', null],
  ['MKTBASIC', null],
  ['MKTPRO', 'Destaque'],
  ['MKTCORP', 'Destaque'],
] as const)('of %s buyers see %s, never the name of the plan', (plan, badge) => {
  const { article } = card({ plan })
  expect(within(article).queryByText('Destaque')?.textContent ?? null).toBe(badge)
  expect(article.textContent).not.toMatch(/Grátis|Básico|Profissional|Corporativo/)
})

test('initials have the colour of their name', () => {
  const tone = (nome: string) => {
    const { article, unmount } = card({ nome, photo: null })
    const colour = article.querySelector('[data-tone]')?.getAttribute('data-tone')
    unmount()
    return colour
  }
  expect(tone('Prado Saúde')).toBe(tone('Prado Saúde'))
  const names = ['Prado', 'Aferis', 'Clinengi', 'Lavanorte', 'Gasmed', 'Resíduo Zero']
  expect(new Set(names.map(tone)).size).toBeGreaterThan(3)
})

test.each(['MKTBASIC', 'MKTPRO', 'MKTCORP'] as const)(
  'on %s a card has the photo, or the initials while there is none',
  (plan) => {
    const { article, unmount } = card({ plan, photo: 'a1b2' })
    expect(article.querySelector('img')?.getAttribute('src')).toBe('/photos/a1b2/96.webp')
    expect(within(article).queryByText('PS')).toBeNull()
    unmount()
    const without = card({ plan, photo: null }).article
    expect(without.querySelector('img')).toBeNull()
    expect(within(without).getByText('PS')).toBeTruthy()
  },
)

test('on the free plan a card has neither a photo nor initials', () => {
  const { article } = card({ plan: 'MKTFREE', photo: 'a1b2' })
  expect(article.querySelector('img')).toBeNull()
  expect(within(article).queryByText('PS')).toBeNull()
})

test('paid plans show their licences, the free one does not', () => {
  const paid = card({ plan: 'MKTBASIC', certificados: licences })
  const list = within(paid.article).getByRole('list', { name: 'Licenças e certificados' })
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['ISO 13485', 'ONA 3', '+2'])
  paid.unmount()
  const details = show(<SupplierDetails supplier={paid.shown} />)
  for (const licence of licences) expect(screen.getByText(licence)).toBeTruthy()
  details.unmount()
  const free = card({ plan: 'MKTFREE', certificados: licences })
  expect(free.article.textContent).not.toContain('ISO 13485')
  free.unmount()
  show(<SupplierDetails supplier={free.shown} />)
  expect(screen.queryByText('ISO 13485')).toBeNull()
})
