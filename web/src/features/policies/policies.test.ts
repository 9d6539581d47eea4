import { type PolicyName, policyVersions } from 'contract/rules/consents'
import { operator } from 'contract/rules/operator'
import { expect, test } from 'vitest'
import { findPolicy } from './policies.server.ts'

const names = Object.keys(policyVersions) as PolicyName[]
const policyIn = (language: string, slug: string) =>
  findPolicy(new Request(`https://saude.example/?lng=${language}`), slug)

test.each(names)('%s is whole in both languages, and says who operates the product', (name) => {
  const [pt, en] = ['pt', 'en'].map((language) => policyIn(language, name))
  for (const policy of [pt, en]) {
    expect(policy?.title).toMatch(/^\p{Lu}[^#{]+$/u)
    expect(policy?.summary).toMatch(/^[^#{]{40,}\.$/)
    expect(policy?.updatedAt).toBe(policyVersions[name])
    expect(policy?.html).toContain(operator.cnpj)
    expect(policy?.html).not.toMatch(/[{}]/)
  }
  const partsOf = (html = '') => html.match(/<(h2|p|ul|li|table|tr|a)\b/g)
  expect(partsOf(en?.html)).toEqual(partsOf(pt?.html))
})

test('the privacy policy tells the periods that the server enforces', () => {
  const rowOf = (language: string, what: string) =>
    policyIn(language, 'privacidade')?.html.split(`<th scope="row">${what}</th>`)[1]?.slice(0, 40)
  expect(rowOf('pt', 'Pedidos de contato')).toContain('<td>2 anos</td>')
  expect(rowOf('en', 'Recommendations')).toContain('<td>1 year</td>')
})

test.each(['pt', 'en'])(
  'the cookie policy names what stays in the local storage, in %s',
  (language) => {
    const html = policyIn(language, 'cookies')?.html
    for (const key of ['lng', 'chatSound', 'visitor', 'shortlist', 'need']) {
      expect(html).toContain(`(${key})`)
    }
  },
)

test('there is no policy by another name', () => {
  expect(policyIn('pt', 'nenhuma')).toBeUndefined()
  expect(policyIn('pt', 'constructor')).toBeUndefined()
})
