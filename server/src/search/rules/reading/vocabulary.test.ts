import { describe, expect, test } from 'vitest'
import { builtInSynonyms } from '../words/synonyms.ts'
import { stem } from './stem.ts'
import { Vocabulary } from './vocabulary.ts'

const words = (counts: Record<string, number>) =>
  new Vocabulary(
    Object.entries(counts).map(([word, suppliers]) => ({ word, display: word, suppliers })),
    100,
  )
const typed = { unfinished: false, trusted: false }
const read = (vocabulary: Vocabulary, word: string, more = {}) =>
  vocabulary.readings(word, { ...typed, ...more }).map((reading) => [reading.word, reading.how])

describe('what a typed word stands for', () => {
  const known = words({
    calibracao: 9,
    calibrar: 1,
    calibracoes: 2,
    caldeira: 5,
    biofarma: 1,
    iso: 8,
  })

  test('itself first, then its forms, then its family', () => {
    expect(read(known, 'calibracao')).toEqual([
      ['calibracao', 'typed'],
      ['calibracoes', 'form'],
      ['calibrar', 'family'],
    ])
  })

  test('a known word is neither begun nor corrected', () => {
    expect(read(words({ afe: 3, aferis: 1, ate: 9 }), 'afe', { unfinished: true })).toEqual([
      ['afe', 'typed'],
    ])
  })

  test('a slip that a supplier made as well is also what very many write', () => {
    const many = words({ oxigenio: 50, oxgenio: 1, locacao: 49, lcacao: 1, gestao: 80, gestor: 3 })
    expect(read(many, 'oxgenio')).toEqual([
      ['oxgenio', 'typed'],
      ['oxigenio', 'corrected'],
    ])
    expect(read(many, 'lcacao')).toEqual([['lcacao', 'typed']])
    expect(read(many, 'oxgenio', { trusted: true })).toEqual([['oxgenio', 'typed']])
  })

  test('the beginning of words when it is none itself', () => {
    expect(read(known, 'cald', { unfinished: true })).toEqual([['caldeira', 'begins']])
  })

  test('what it goes on to, while it is typed, before another form of it', () => {
    const both = words({ equipo: 2, equipamentos: 9 })
    expect(read(both, 'equipam', { unfinished: true })).toEqual([
      ['equipamentos', 'begins'],
      ['equipo', 'family'],
    ])
    expect(read(both, 'equipam')).toEqual([['equipo', 'family']])
  })

  test('the longer words that it begins, as likely as it is itself', () => {
    const some = words({ odonto: 2, odontologia: 9, odontologico: 1, camas: 3, camareira: 5 })
    const begun = [
      ['odontologia', 'begins'],
      ['odontologico', 'begins'],
    ]
    expect(read(some, 'odonto')).toEqual([['odonto', 'typed'], ...begun])
    expect(read(some, 'odomto')).toEqual([['odonto', 'corrected'], ...begun])
    expect(read(some, 'odonto', { trusted: true })).toEqual([['odonto', 'typed']])
    expect(read(some, 'cama')).toEqual([['camas', 'form']])
    const [asTyped, longer] = some.readings('odonto', typed)
    const [, mistyped] = some.readings('odomto', typed)
    expect(longer?.quality).toBeLessThan(asTyped?.quality ?? 0)
    expect(mistyped?.quality).toBeLessThan(longer?.quality ?? 0)
  })

  test('part of a word, from four letters up, when nothing sure is known', () => {
    expect(read(known, 'farma')).toEqual([['biofarma', 'inside']])
    expect(read(known, 'far')).toEqual([])
    // A word that looks like it is a guess, so that the part counts beside it.
    expect(read(words({ reagentes: 3, entre: 1 }), 'entes')).toEqual([
      ['entre', 'corrected'],
      ['reagentes', 'inside'],
    ])
  })

  test('what sounds alike before what is spelt alike, and only the nearest', () => {
    const near = words({ gases: 5, gaze: 1, fases: 9 })
    expect(read(near, 'gazes')).toEqual([['gaze', 'form']])
    expect(read(words({ gases: 5, fases: 9 }), 'gazes')).toEqual([['gases', 'sounds']])
    const spelt = words({ desfibriladores: 4, destiladores: 9 })
    expect(read(spelt, 'desfribilador')).toEqual([['desfibriladores', 'corrected']])
    expect(read(words({ caldeiras: 1, cadeiras: 1 }), 'cladeiras')).toEqual([
      ['cadeiras', 'corrected'],
      ['caldeiras', 'corrected'],
    ])
  })

  test('behind what sounds alike, what is one slip away', () => {
    const known = words({ dala: 3, dadala: 9, dadalata: 9 })
    expect(read(known, 'ddala')).toEqual([
      ['dala', 'sounds'],
      ['dadala', 'corrected'],
      ['dadalata', 'begins'],
    ])
  })

  test('a plural may be mistyped in its ending', () => {
    expect(read(words({ pulmoes: 3 }), 'pulmoed')).toEqual([['pulmoes', 'corrected']])
    expect(read(words({ fiscais: 3 }), 'fisxal')).toEqual([['fiscais', 'corrected']])
  })

  test('the family of what sounds alike, and a short word with a letter too many', () => {
    expect(read(words({ calibracao: 2, calibramos: 1 }), 'calibrasao')).toEqual([
      ['calibracao', 'sounds'],
      ['calibramos', 'sounds'],
    ])
    expect(read(words({ ona: 1 }), 'onna')).toEqual([['ona', 'sounds']])
  })

  test('who slips twice still begins right', () => {
    expect(read(words({ cordeirada: 4 }), 'porteirada')).toEqual([])
    expect(read(words({ posteirata: 4 }), 'porteirada')).toEqual([['posteirata', 'corrected']])
  })

  test('two slips are another word when it is short', () => {
    expect(read(words({ catarina: 4 }), 'catering')).toEqual([])
    expect(read(words({ cateting: 4 }), 'catering')).toEqual([['cateting', 'corrected']])
  })

  test('a known word may also be the one that sounds like it', () => {
    const heard = words({ gazes: 1, gases: 5 }).readings('gazes', typed)
    expect(heard.map(({ word, quality }) => [word, quality])).toEqual([
      ['gazes', 1],
      ['gases', 0.6],
    ])
  })

  test('a word of the trade was not mistyped, a code has no neighbour, three letters no mistake', () => {
    expect(read(words({ desativacao: 9 }), 'dedetizacao', { trusted: true })).toEqual([])
    expect(read(words({ hl7a: 9 }), 'hl7b')).toEqual([])
    expect(read(words({ gas: 9 }), 'gaz')).toEqual([])
  })

  test('one slip is worth more in a long word, and two are worth less', () => {
    const quality = (word: string, known: string) =>
      words({ [known]: 1 }).readings(word, typed)[0]?.quality ?? 0
    expect(quality('esterelizacao', 'esterilizacao')).toBeGreaterThan(quality('soto', 'solo'))
    expect(quality('esterelizasco', 'esterilizacao')).toBeLessThan(
      quality('esterelizacao', 'esterilizacao'),
    )
  })
})

describe('among many words, the other forms of one', () => {
  const forms = [
    ['calibracao', 'calibracoes'],
    ['pao', 'paes'],
    ['hospital', 'hospitais'],
    ['barril', 'barris'],
    ['portatil', 'portateis'],
    ['imagem', 'imagens'],
    ['auditor', 'auditoras'],
    ['gas', 'gases'],
  ]
  const families = [
    ['lavar', 'lavanderias'],
    ['cobrir', 'cubro'],
    ['reduzir', 'reducoes'],
  ]
  const trade = builtInSynonyms.flatMap(({ said, meant }) => [...said, ...meant])
  const many = words(
    Object.fromEntries(
      [...trade.flatMap((text) => text.split(' ')), ...forms.flat(), ...families.flat()].map(
        (word) => [word, 1],
      ),
    ),
  )

  test.each(forms)('%s and %s lead to each other', (one, other) => {
    expect(read(many, one)).toContainEqual([other, 'form'])
    expect(read(many, other)).toContainEqual([one, 'form'])
  })

  test.each(families)('%s and %s lead to each other as a family', (one, other) => {
    expect(read(many, one)).toContainEqual([other, 'family'])
    expect(read(many, other)).toContainEqual([one, 'family'])
  })

  test('are all that have the same stem', () => {
    const all = [...many.words()]
    const byStem = Map.groupBy(all, stem)
    const formsOf = (word: string) =>
      many.readings(word).flatMap((one) => (one.how === 'form' ? one.word : []))
    const others = (word: string) => byStem.get(stem(word))?.filter((other) => other !== word)
    expect(all.map((word) => [word, formsOf(word).toSorted()])).toEqual(
      all.map((word) => [word, others(word)?.toSorted()]),
    )
  })
})

test('a word is shown as suppliers write it, the folded one when it needs no accent', () => {
  const known = new Vocabulary([{ word: 'calibracao', display: 'calibração', suppliers: 2 }])
  expect(known.display('calibracao')).toBe('calibração')
  expect(known.beginning('cali')).toEqual([
    { word: 'calibracao', display: 'calibração', suppliers: 2 },
  ])
  known.add({ word: 'calibracao', display: 'calibracao', suppliers: 3 })
  expect(known.display('calibracao')).toBe('calibracao')
})

test('a forgotten word is no reading, and comes back when it is used again', () => {
  const known = words({ enxoval: 1 })
  expect(known.written('enxovais')).toMatchObject([{ word: 'enxoval' }])
  known.forget('enxoval')
  expect(read(known, 'enxoval')).toEqual([])
  expect(known.written('enxovais')).toEqual([])
  expect(known.beginning('enx')).toEqual([])
  known.add({ word: 'enxoval', display: 'enxoval', suppliers: 2 })
  expect(read(known, 'enxoval')).toEqual([['enxoval', 'typed']])
  expect(known.written('enxovais')).toMatchObject([{ word: 'enxoval' }])
  expect(known.suppliers('enxoval')).toBe(2)
})

test('a part of a word is looked for in words that came later, too', () => {
  const known = words({ biofarma: 3 })
  expect(read(known, 'farma')).toEqual([['biofarma', 'inside']])
  known.add({ word: 'cosmofarma', display: 'cosmofarma', suppliers: 5 })
  expect(read(known, 'farma')).toEqual([
    ['cosmofarma', 'inside'],
    ['biofarma', 'inside'],
  ])
})
