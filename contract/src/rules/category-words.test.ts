import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categorySlugs, categoryTitle, mostCategories } from './categories.ts'
import { categoryChoice, categoryList } from './category-choice.ts'
import { proposeCategories } from './category-words.ts'

test('the catalogue has 12 to 16 trades, each with a name of its own in both languages', () => {
  expect(categorySlugs.length).toBeGreaterThanOrEqual(12)
  expect(categorySlugs.length).toBeLessThanOrEqual(16)
  for (const slug of categorySlugs) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect([categoryTitle[slug].pt, categoryTitle[slug].en]).not.toContain('')
  }
  expect(new Set(categorySlugs.map((slug) => categoryTitle[slug].pt)).size).toBe(
    categorySlugs.length,
  )
})

test.each([
  ['Luvas de procedimento, seringas e máscaras para clínicas.', ['descartaveis-e-epi']],
  ['Calibramos balanças e esfigmomanômetros.', ['engenharia-clinica-e-calibracao']],
  ['LAVANDERIA HOSPITALAR', ['higienizacao-e-enxoval']],
  ['Gases para uso medicinal, rede de gases e oxigênio.', ['infraestrutura-hospitalar']],
  ['Dietas enterais e suplementos', ['medicamentos-e-farmacia']],
  // 'ona' and 'epi' are words, not beginnings of words.
  ['Onanismo epidêmico', []],
  ['Somos uma empresa do hospital.', []],
  ['', []],
])('%j proposes %j', (text, slugs) => {
  expect(proposeCategories({ text })).toEqual(slugs)
})

test('what a supplier calls itself comes before what its text mentions', () => {
  expect(
    proposeCategories({
      speciality: 'Odontologia',
      text: 'Também vendemos luvas, seringas e máscaras.',
    }),
  ).toEqual(['odontologia', 'descartaveis-e-epi'])
})

test('who is served is not what is done', () => {
  const [main] = proposeCategories({ speciality: 'Marketing para farmácias e drogarias' })
  expect(main).toBe('gestao-e-tecnologia')
})

test('never more than five, none twice, whatever is written', () => {
  const words = [
    'luvas',
    'resíduos',
    'opme',
    'lgpd',
    'auditoria',
    'AFE',
    'dental',
    'frota',
    'cme',
    'x',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (list) => {
      const found = proposeCategories({ nome: list.join('/'), text: list.join(' ') })
      expect(found.length).toBeLessThanOrEqual(mostCategories)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test('a choice is a list or a text, up to five and only of the catalogue', () => {
  const read = (given: unknown) => categoryChoice().safeParse(given)
  expect(read('odontologia, cirurgia-e-opme, odontologia').data).toEqual([
    'odontologia',
    'cirurgia-e-opme',
  ])
  expect(read(['odontologia']).data).toEqual(['odontologia'])
  expect(read('').data).toEqual([])
  expect(read('astrologia').error?.issues[0]?.message).toBe('Valor inválido.')
  expect(read(7).success).toBe(false)
  expect(read(categorySlugs.slice(0, 6)).error?.issues[0]?.message).toBe(
    'Escolha até cinco categorias.',
  )
  expect(categoryList('odontologia, astrologia,')).toEqual(['odontologia'])
})
