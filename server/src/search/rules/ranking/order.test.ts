import { plainText } from 'contract/rules/text'
import { describe, expect, test } from 'vitest'
import type { SearchDocument } from './fit.ts'
import { rank } from './order.ts'
import { read } from '../reading/reading.ts'
import { builtInSynonyms, indexSynonyms } from '../words/synonyms.ts'
import { Vocabulary } from '../reading/vocabulary.ts'
import { gazetteer } from '../../service-places.ts'

let next = 1
const document = (fields: Partial<SearchDocument>): SearchDocument => {
  const texts = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      isText(key) ? plainText(`${value}`) : value,
    ]),
  )
  return {
    id: next++,
    name: 'fornecedor',
    speciality: '',
    service: '',
    notes: '',
    credentials: '',
    licences: '',
    place: 'campinas/sp',
    serves: [],
    kind: 'Empresa',
    promotion: 4,
    unfilled: 0,
    sortName: 'fornecedor',
    ...texts,
  }
}
const isText = (key: string) =>
  ['name', 'speciality', 'service', 'notes', 'credentials', 'licences'].includes(key)

/** As these documents' own words are known. */
function ranked(text: string, documents: SearchDocument[]) {
  const counts = new Map<string, number>()
  for (const { name, speciality, service, notes, credentials, licences } of documents) {
    const words = [name, speciality, service, notes, credentials, licences].join(' ').split(' ')
    for (const word of new Set(words)) if (word) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const vocabulary = new Vocabulary(
    [...counts].map(([word, suppliers]) => ({ word, display: word, suppliers })),
    documents.length,
  )
  const synonyms = indexSynonyms(builtInSynonyms)
  const reading = read(text, { vocabulary, gazetteer: gazetteer(), synonyms })
  return rank(reading, documents)
}

/** The documents in order, each as its place in the list that was given; similar ones in brackets. */
const order = (text: string, documents: SearchDocument[]): string =>
  ranked(text, documents)
    .map(({ document: found, similar }) => {
      const at = documents.indexOf(found)
      return similar ? `(${at})` : `${at}`
    })
    .join(' ')

const filler = Array.from({ length: 6 }, () => document({ service: 'uniformes' }))

describe('what fits better comes first', () => {
  test.each([
    [
      'name, service, licence',
      'lavanderia',
      [{ licences: 'lavanderia' }, { service: 'lavanderia' }, { name: 'Lavanderia Sul' }],
      '2 1 (0)',
    ],
    [
      'the word itself in a text before another word for it in the name',
      'atadura',
      [{ name: 'Curativos Sul' }, { service: 'ataduras' }],
      '1 0',
    ],
    [
      'what it describes before what is only its name',
      'jalecos',
      [{ name: 'Jaleco Escola', service: 'cursos' }, { service: 'jalecos' }],
      '1 0',
    ],
    [
      'a list of two kinds is both kinds',
      'indicadores biológicos',
      [
        { service: 'testes em todas as cargas por indicadores biológicos' },
        { service: 'indicadores químicos e biológicos' },
      ],
      '1 0',
    ],
    [
      'what it is before what it is for',
      'gás para endoscopia',
      [{ service: 'endoscopia' }, { service: 'gás' }],
      '1 (0)',
    ],
    [
      'nobody of a place that was left out',
      'lavanderia sem ser de sp',
      [
        { service: 'lavanderia', place: 'santos/sp' },
        { service: 'lavanderia', place: 'natal/rn' },
      ],
      '1',
    ],
    [
      'speciality before service',
      'lavanderia',
      [{ service: 'lavanderia' }, { speciality: 'lavanderia' }],
      '1 0',
    ],
    [
      'a credential before a licence of the checklist',
      'iso',
      [{ licences: 'iso' }, { credentials: 'iso' }],
      '1 0',
    ],
    [
      'all words before some',
      'coleta de resíduos',
      [{ service: 'coleta de sangue' }, { service: 'coleta de resíduos' }],
      '1 (0)',
    ],
    [
      'side by side before far apart',
      'câmara fria',
      [
        { service: 'câmara escura para fotos do laboratório e comida fria' },
        { service: 'câmara fria' },
      ],
      '1 0',
    ],
    [
      'the word itself before its family',
      'tradução',
      [{ service: 'traduzimos' }, { service: 'tradução' }],
      '1 0',
    ],
    [
      'the word itself before its synonym',
      'dedetização',
      [{ service: 'controle de pragas' }, { service: 'dedetização' }],
      '1 0',
    ],
    [
      'early before late',
      'blindagem',
      [{ service: `${'uniformes brancos '.repeat(30)} blindagem` }, { service: 'blindagem' }],
      '1 0',
    ],
    [
      'a norm with its own number',
      'RDC 15',
      [{ service: 'RDC 430 e 15 graus' }, { service: 'conforme a RDC 15/2012' }],
      '1',
    ],
  ])('%s', (_, text, fields, expected) => {
    expect(order(text, [...fields.map(document), ...filler])).toBe(expected)
  })

  test('one rare word counts more than a usual one', () => {
    const usual = Array.from({ length: 5 }, () => document({ service: 'manutenção' }))
    const list = [...usual, document({ service: 'autoclave' }), ...filler]
    expect(order('manutenção de autoclave', list).split(' ')[0]).toMatch(/5/)
  })
})

describe('among those that fit equally well', () => {
  test('the higher plan, then the fuller profile, then the name', () => {
    const same = { service: 'lavanderia' }
    const list = [
      document({ ...same, sortName: 'b' }),
      document({ ...same, sortName: 'a' }),
      document({ ...same, unfilled: 3, sortName: 'a' }),
      document({ ...same, promotion: 1, unfilled: 5 }),
    ]
    expect(order('lavanderia', [...list, ...filler])).toBe('3 1 0 2')
  })

  test('and a better fit beats every plan', () => {
    const list = [
      document({ service: 'lavanderia', promotion: 1 }),
      document({ name: 'Lavanderia', speciality: 'lavanderia' }),
    ]
    expect(order('lavanderia', [...list, ...filler])).toBe('1 0')
  })
})

describe('the floor', () => {
  test('one usual word of two, without the rare one, is only similar', () => {
    const list = [
      document({ service: 'manutenção de elétrica' }),
      document({ service: 'manutenção' }),
    ]
    expect(order('manutenção de elevador', [...list, ...filler])).toMatch(/^\(\d\) \(\d\)$/)
  })

  test('beside one that fits twice as well, a supplier is only similar', () => {
    const list = [
      document({ name: 'Física médica', speciality: 'física médica' }),
      document({ service: 'barreira física' }),
    ]
    expect(order('físico médico', [...list, ...filler])).toBe('0 (1)')
  })

  test("a word in nobody's text finds nobody", () => {
    expect(order('pizza', [document({ service: 'lavanderia' })])).toBe('')
  })
})

test.each([
  ['locação de ambulância UTI', '(0)'],
  ['locação de ambulância', '(0)'],
  ['locação de camas para UTI', '0 (1)'],
  ['aluguel de camas', '0 (1)'],
])('renting alone is no offer of the thing: %s', (text, found) => {
  const rents = document({ name: 'Leito Locações', service: 'locação de camas para uti' })
  const sells = document({ service: 'venda de camas' })
  expect(order(text, [rents, sells, ...filler])).toBe(found)
})

describe('two trades at once', () => {
  const cleaning = document({ service: 'limpeza de hospitais' })
  const pests = document({ service: 'pragas urbanas' })
  const other = document({ service: 'cursos, e por fim limpeza' })
  const both = document({ service: 'limpeza, pragas' })
  test('the best of each is a result', () => {
    expect(order('limpeza e pragas', [cleaning, pests, other, ...filler])).toBe('1 0 (2)')
    expect(order('limpeza pragas', [cleaning, pests, ...filler])).toBe('(0) (1)')
  })

  test('unless enough have both', () => {
    const list = [both, both, both, cleaning]
    expect(order('limpeza e pragas', [...list, ...filler])).toBe('0 0 0 (3)')
  })

  test('unless a name has both: that was meant', () => {
    const named = document({ name: 'Limpeza & Pragas', service: 'pragas urbanas' })
    const list = [document({ name: 'Limpeza' }), named, ...filler]
    expect(order('limpeza e pragas', list)).toBe('1 (0)')
  })
})

describe('places', () => {
  const service = 'coleta de resíduos'
  test('who is there, who serves it, who is elsewhere', () => {
    const list = [
      document({ service, place: 'manaus/am' }),
      document({ service: `${service} em Pernambuco`, place: 'natal/rn' }),
      document({ service, place: 'recife/pe' }),
      document({ service: `${service} em todo o país` }),
    ]
    expect(order('coleta de resíduos em recife', [...list, ...filler])).toBe('2 1 3 (0)')
  })

  test('elsewhere it has to fit nearly as well as the best', () => {
    const list = [
      document({ service, name: 'Coleta de resíduos', place: 'recife/pe' }),
      document({ service: 'resíduos químicos, brancos e verdes, sem coleta', place: 'manaus/am' }),
    ]
    expect(order('coleta de resíduos em recife', [...list, ...filler])).toBe('0 (1)')
  })

  test('a place alone finds who is there or serves it, and nobody else', () => {
    const list = [
      document({ place: 'goiania/go' }),
      document({ place: 'brasilia/df', service: 'atendo em Goiás' }),
      document({ place: 'cuiaba/mt', service: 'mato grosso do sul' }),
    ]
    expect(order('Goiás', list)).toBe('0 1 (2)')
    expect(order('Mato Grosso', list)).toBe('2 (0) (1)')
  })
})

test.each([
  ['consultoria em rotulagem de cosméticos', 'Reviso a rotulagem de cosméticos.', true],
  ['consultoria em rotulagem de cosméticos', 'Reviso a rotulagem de alimentos.', false],
  ['consultoria', 'Consultorias de todo tipo.', true],
])('of %j who says %j has all that was asked for: %j', (text, service, has) => {
  const [first] = ranked(text, [
    document({ service }),
    document({ service: 'cosméticos' }),
    ...filler,
  ])
  expect([first?.document.service, first?.whole]).toEqual([plainText(service), has])
})
