import { expect, test } from 'vitest'
import { day } from './fields.ts'

test.each(['', '2026-02-30', '0026-01-01'])(
  'a day that is none says what is asked for: %j',
  (text) => {
    const messages = day()
      .safeParse(text)
      .error?.issues.map(({ message }) => message)
    expect(messages).toContain('Por favor, insira uma data válida (dd/mm/aaaa).')
  },
)
