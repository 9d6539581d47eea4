import { expect, test } from 'vitest'
import { webLink, whatsappLink } from './web-link.ts'

test.each([
  ['empresa.com.br', 'https://empresa.com.br/'],
  ['www.empresa.com.br/sobre', 'https://www.empresa.com.br/sobre'],
  ['http://empresa.com.br', 'http://empresa.com.br/'],
  [' https://empresa.com.br ', 'https://empresa.com.br/'],
  ['empresa.com.br:8080', 'https://empresa.com.br:8080/'],
])('%s is a web address', (typed, link) => {
  expect(webLink(typed)).toBe(link)
})

test.each([null, '', '  ', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a.b', 'não tenho'])(
  '%j is no link',
  (typed) => {
    expect(webLink(typed)).toBeNull()
  },
)

test('only a mobile number opens a chat', () => {
  expect(whatsappLink('(11) 98765-4321')).toBe('https://wa.me/5511987654321')
  expect(whatsappLink('(11) 4000-2026')).toBeNull()
  expect(whatsappLink(null)).toBeNull()
})
