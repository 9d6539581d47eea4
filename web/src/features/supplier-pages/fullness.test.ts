import { emptyPage } from 'contract/supplier-pages'
import { expect, test } from 'vitest'
import { fullnessOf } from './fullness.ts'

const picture = { picture: 'a'.repeat(32), caption: '' }
const service = { name: 'Calibração', text: '', picture: null }

test('an empty page has no points and asks for the sentence first', () => {
  expect(fullnessOf(emptyPage(), { photo: null })).toMatchObject({
    score: 0,
    next: { key: 'headline' },
  })
})

test('a full page has a hundred and asks for nothing', () => {
  const full = {
    ...emptyPage(),
    headline: 'Calibração sem parar o hospital',
    cover: 'b'.repeat(32),
    about: 'x'.repeat(200),
    facts: { since: 2003, team: '1' as const, hours: '', languages: ['Português'] },
    services: [service, service, service],
    gallery: [picture, picture, picture],
    documents: [{ file: 'c'.repeat(32), name: 'Catálogo', bytes: 1 }],
    clients: ['um', 'dois', 'três'],
  }
  expect(fullnessOf(full, { photo: 'd' })).toMatchObject({ score: 100, next: undefined })
  const unnamed = { ...full, services: [service, service, { ...service, name: '' }] }
  expect(fullnessOf(unnamed, { photo: null })).toMatchObject({
    score: 75,
    next: { key: 'services' },
  })
})
