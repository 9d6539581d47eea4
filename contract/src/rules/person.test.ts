import { expect, test } from 'vitest'
import { linkedin } from './person-fields.ts'

test('a LinkedIn handle is enough', () => {
  const field = linkedin()
  expect(field.parse('rui-barros')).toBe('https://www.linkedin.com/in/rui-barros')
  expect(field.parse('@rui')).toBe('https://www.linkedin.com/in/rui')
  expect(field.parse('linkedin.com/in/rui')).toBe('linkedin.com/in/rui')
  expect(field.safeParse('javascript:x').success).toBe(false)
  expect(field.safeParse(' ').error?.issues[0]?.message).toBe('Campo obrigatório.')
})
