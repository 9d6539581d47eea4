import { describe, expect, test } from 'vitest'
import { readMessage } from '../understanding/message.ts'
import type { Read } from '../understanding/need.ts'
import { likelierThan, type Outcome } from './likelier.ts'
import { isPossible } from './meanings.ts'

const nothing: Read = {
  need: { words: [], text: '', parts: [] },
  place: {},
  hasPlace: false,
  anywhere: false,
  licences: [],
  tipo: undefined,
  except: '',
  rest: '',
}
const shown = { suppliers: [7], about: 7, wanted: { categoria: 'luvas', shown: 'luvas' } }

const meant = (
  outcome: Outcome,
  text: string,
  label: string,
  probability: number,
  {
    read = nothing,
    context = {},
    need = 0.05,
  }: { read?: Read; context?: typeof shown | object; need?: number } = {},
) => {
  const guesses = [
    { label, probability },
    { label: 'need', probability: need },
  ]
  return likelierThan(outcome, guesses, { message: readMessage(text), read, context })
}

describe('what a message means instead, where the rules led nowhere', () => {
  test('the less the rules came to, the less sure the classifier has to be', () => {
    const price = (outcome: Outcome, probability: number) =>
      meant(outcome, 'quero saber de valores do site', 'faq:planos-e-precos', probability)
    const faq = { intent: 'faq', id: 'planos-e-precos' }
    expect(price('unknown', 0.4)).toEqual(faq)
    expect(price('nobody', 0.4)).toBeUndefined()
    expect(price('nobody', 0.75)).toEqual(faq)
    expect(price('found', 0.75)).toBeUndefined()
    expect(price('found', 0.93)).toEqual(faq)
  })

  test('where nothing can be needed less will do, unless a place is named', () => {
    const order = (need: number, read = nothing) =>
      meant('found', 'quem paga mais aparece primeiro', 'faq:ordem', 0.6, { need, read })?.intent
    expect(order(0.05)).toBeUndefined()
    expect(order(0.04)).toBe('faq')
    expect(order(0.04, { ...nothing, hasPlace: true })).toBeUndefined()
  })

  test('a need is a need, however sure', () => {
    expect(meant('nobody', 'luvas', 'need', 1)).toBeUndefined()
  })

  test('whoever takes the site for a shop still needs the thing', () => {
    expect(meant('found', 'vocês vendem seringa?', 'faq:nao-vendemos', 1)).toBeUndefined()
    expect(meant('unknown', 'vocês vendem aí?', 'faq:nao-vendemos', 1)?.intent).toBe('faq')
  })

  test('what is said of "eles" beside a silent profile is of the supplier, not of the site', () => {
    const hours = (text: string) => meant('silent', text, 'faq:horario', 0.9, { context: shown })
    expect(hours('qual o horário deles?')).toBeUndefined()
    expect(hours('qual o horário de vocês?')).toEqual({ intent: 'faq', id: 'horario' })
  })

  test('a question about the supplier that was shown, with its words', () => {
    expect(meant('silent', 'que nota tem?', 'about:trust', 0.75, { context: shown })).toEqual({
      intent: 'about',
      supplier: 7,
      question: 'trust',
      place: {},
      said: ' que nota tem ',
      words: [],
    })
    expect(meant('nobody', 'que nota tem?', 'about:trust', 0.9)).toBeUndefined()
  })

  test('what is surely needed is looked for, where a profile says nothing of it', () => {
    const read = { ...nothing, need: { words: ['contador'], text: 'contador', parts: [] } }
    const need = (outcome: Outcome) =>
      meant(outcome, 'e contador?', 'need', 0.95, { read, context: shown })
    expect(need('silent')).toEqual({
      intent: 'search',
      wanted: { categoria: 'contador', shown: 'contador' },
      parts: [],
    })
    expect(need('found')).toBeUndefined()
  })

  test('a place alone is another search, with "ele" it is a question about the one shown', () => {
    const place = (text: string) => meant('found', text, 'about:place', 0.95, { context: shown })
    expect(place('e em campinas?')).toBeUndefined()
    expect(place('ele atende fora de brasília?')?.intent).toBe('about')
  })

  test('of the field: what is named, what was explained, and nobody who is looked for', () => {
    const field = (text: string, context = {}) => meant('found', text, 'field', 0.97, { context })
    expect(field('o que é glosa?')).toMatchObject({ intent: 'field', ids: ['glosa'] })
    expect(field('e hospital, qual é?', { explained: ['cnae'] })).toMatchObject({ ids: ['cnae'] })
    expect(field('procuro quem faça recurso de glosa')).toBeUndefined()
  })

  test('a few words that lead nowhere are asked of the last answer, unless a need is likely', () => {
    const still = (context: object, need = 0.2, text = 'ele expira?') =>
      meant('nobody', text, 'talk:unclear', 0.3, { context, need })
    expect(still({ topic: 'codigo-nao-chegou' })).toEqual({
      intent: 'faq',
      id: 'codigo-nao-chegou',
    })
    expect(still({ explained: ['afe'] })).toEqual({ intent: 'field', ids: ['afe'] })
    expect(still(shown)).toMatchObject({ intent: 'about', supplier: 7, question: 'free' })
    expect(still({})).toBeUndefined()
    expect(still(shown, 0.3)).toBeUndefined()
    const long = 'e se um dia eu quiser que alguém venha até aqui para ver isso'
    expect(still(shown, 0.2, long)).toBeUndefined()
  })

  test('remarks are thanked for, declined or passed on', () => {
    const said = (label: string, context = {}) =>
      meant('unknown', 'blz', label, 0.9, { context })?.intent
    expect(said('talk:thanks')).toBe('thanks')
    expect(said('talk:person')).toBe('attendant')
    expect(said('talk:chatter')).toBeUndefined()
    expect(said('talk:chatter', shown)).toBe('declined')
  })
})

test('nobody can be asked about, compared or added to before somebody was shown', () => {
  const labels = ['about:price', 'about:which', 'talk:compare', 'talk:more', 'faq:ordem']
  expect(labels.filter(isPossible({}))).toEqual(['faq:ordem'])
  expect(labels.filter(isPossible({ suppliers: [1], about: 1 }))).toEqual([
    'about:price',
    'talk:more',
    'faq:ordem',
  ])
  expect(labels.filter(isPossible({ suppliers: [1, 2], about: 1 }))).toEqual(labels)
})
