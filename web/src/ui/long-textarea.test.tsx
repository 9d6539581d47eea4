import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillIn, show } from '../../test/render.tsx'
import { LongTextarea } from './long-textarea.tsx'

test('a text that is too long is kept whole, counted, and told', async () => {
  const { user } = show(<LongTextarea label="Mensagem" most={1000} defaultValue="Olá" />)
  const field = await screen.findByLabelText('Mensagem')
  expect(screen.getByText('3 de 1.000 caracteres')).toBeTruthy()
  await user.clear(field)
  // Spaces around it are not sent.
  await fillIn(user, field, `  ${'a'.repeat(1000)}\n`)
  expect(screen.getByText('1.000 de 1.000 caracteres')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  await user.clear(field)
  await fillIn(user, field, 'a'.repeat(1037))
  expect(field).toHaveProperty('value', 'a'.repeat(1037))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Texto longo demais: corte 37 caracteres.')).toBeTruthy()
})
