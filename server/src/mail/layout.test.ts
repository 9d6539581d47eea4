import { expect, test } from 'vitest'
import { greeting, mailOf } from './layout.ts'

const content = {
  to: 'helena@example.com',
  subject: 'Olá\r\nBcc: outra@example.com',
  heading: 'Olá, <b>Helena</b>',
  paragraphs: ['Primeira linha\nsegunda & última', '<script>alert("x")</script>'],
  why: 'Você recebe este e-mail porque pediu.',
  language: 'pt',
} as const

test('whatever people typed is text in a mail, never markup', () => {
  const { html, text } = mailOf(content)
  expect(html).toContain('Olá, &lt;b&gt;Helena&lt;/b&gt;')
  expect(html).toContain('Primeira linha<br>segunda &amp; última')
  expect(html).not.toContain('<script>')
  expect(text).toContain('<script>alert("x")</script>')
})

test('a line break cannot begin another header', () => {
  expect(mailOf(content).subject).toBe('Olá Bcc: outra@example.com')
})

test('the code and the link stand in both versions', () => {
  const action = { label: 'Abrir "painel"', url: 'https://example.com/painel?a=1&b=2' }
  const { html, text } = mailOf({ ...content, code: '123456', action })
  expect(html).toContain('>123456<')
  expect(html).toContain('href="https://example.com/painel?a=1&amp;b=2"')
  expect(text).toContain('123456')
  expect(text).toContain('Abrir "painel": https://example.com/painel?a=1&b=2')
})

test('only a web address becomes a link', () => {
  const { html } = mailOf({ ...content, action: { label: 'x', url: 'javascript:alert(1)' } })
  expect(html).not.toContain('javascript:')
})

test('a table has a line for each row in the text, and cells with escaped values in the HTML', () => {
  const rows = [
    { label: 'Plano', value: '<Básico>' },
    { label: 'Total', value: 'R$ 60,00', isTotal: true },
  ]
  const { html, text } = mailOf({ ...content, paragraphs: ['Antes', { rows }, 'Depois'] })
  expect(text).toContain('Antes\n\nPlano: <Básico>\nTotal: R$ 60,00\n\nDepois')
  expect(html).toMatch(/<td[^>]*>Plano<\/td>\s*<td align="right"[^>]*>&lt;Básico&gt;<\/td>/)
  expect(html).toMatch(/font-weight:700[^>]*>R\$&nbsp;60,00<\/td>/)
})

test('what belongs together stays on one line of the HTML', () => {
  const paragraphs = ['Confirme o e-mail: R$ 79,90.', 'https://a.example/um-dois', '1.240 (−60)']
  const { html, text } = mailOf({ ...content, heading: 'Recibo MES-2026-0042', paragraphs })
  const together = (word: string) => `<span style="white-space:nowrap">${word}</span>`
  expect(html).toContain(`Confirme o ${together('e-mail')}: R$&nbsp;79,90.`)
  expect(html).toContain(`Recibo ${together('MES-2026-0042')}</h1>`)
  expect(html).toContain('>https://a.example/um-dois<')
  expect(html).toContain('1.240&nbsp;(−&#8288;60)')
  expect(text).toContain('Confirme o e-mail: R$ 79,90.')
})

test('a name that ends with a full stop ends the sentence', () => {
  const { html, text } = mailOf({ ...content, why: 'Você pediu o contato de Aferis Ltda..' })
  for (const version of [html, text]) expect(version).toMatch(/Aferis Ltda\.(?!\.)/)
  expect(greeting('Aferis Ltda.', 'pt')).toBe('Olá, Aferis Ltda!')
  expect(greeting('Aferis', 'en')).toBe('Hello, Aferis!')
})
