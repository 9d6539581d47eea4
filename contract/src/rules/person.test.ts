import { expect, test } from 'vitest'
import { linkedin } from './person-fields.ts'

test('a LinkedIn handle is enough', () => {
  const field = linkedin()
  expect(field.parse('rui-barros')).toBe('https://www.linkedin.com/in/rui-barros')
  expect(field.parse('@rui')).toBe('https://www.linkedin.com/in/rui')
  expect(field.parse('linkedin.com/in/rui')).toBe('linkedin.com/in/rui')
  expect(field.safeParse(' ').error?.issues[0]?.message).toBe('Campo obrigatório.')
})

test.each([
  ['https://www.linkedin.com/in/rui', true],
  ['http://br.linkedin.com/in/rui/', true],
  ['linkedin.com/company/prado-saude', true],
  ['LinkedIn.com/in/rui', true],
  ['https://facebook.com/rui', false],
  ['facebook.com/linkedin.com/in/rui', false],
  ['https://linkedin.com.example.com/in/rui', false],
  ['https://linkedin.com@example.com/in/rui', false],
  ['https://notlinkedin.com/in/rui', false],
  ['linkedin.com', false],
  ['javascript:alert(1)', false],
  ['ftp://linkedin.com/in/rui', false],
])('%s as a LinkedIn address: %s', (text, valid) => {
  const { success, error } = linkedin().safeParse(text)
  expect(success).toBe(valid)
  expect(error?.issues[0]?.message).toBe(
    valid ? undefined : 'Por favor, insira um endereço do LinkedIn (Ex: linkedin.com/in/seu-nome).',
  )
})
