import { expect, test } from 'vitest'
import { mailLink, ownWhatsappLink, phoneLink, webLink, whatsappLink } from './web-link.ts'

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

test('a number that was given as WhatsApp’s may be a landline', () => {
  expect(ownWhatsappLink('(11) 3265-4321')).toBe('https://wa.me/551132654321')
  expect(ownWhatsappLink('(11) 98765-4321')).toBe('https://wa.me/5511987654321')
  expect(ownWhatsappLink('3265-4321')).toBeNull()
  expect(ownWhatsappLink(null)).toBeNull()
})

test('a phone dials with its country', () => {
  expect(phoneLink('(11) 3265-4321')).toBe('tel:+551132654321')
  expect(phoneLink('(11) 98765-4321')).toBe('tel:+5511987654321')
  expect(phoneLink('+55 (11) 3265-4321')).toBe('tel:+551132654321')
  expect(phoneLink('')).toBeNull()
})

test('a nationwide number is dialled as it stands', () => {
  expect(phoneLink('0800 123 4567')).toBe('tel:08001234567')
  expect(phoneLink('0800 123456')).toBe('tel:0800123456')
  expect(phoneLink('4004-1234')).toBe('tel:40041234')
  expect(phoneLink('0800 12')).toBeNull()
})

test('a letter goes to one address, whatever signs are in it', () => {
  expect(mailLink('ana@example.com')).toBe('mailto:ana@example.com')
  expect(mailLink('ana?bcc=x&body=y@example.com')).toBe(
    'mailto:ana%3Fbcc%3Dx%26body%3Dy@example.com',
  )
})
