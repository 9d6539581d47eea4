import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CodeForm } from './email-code-form.tsx'

function showCode({ sentAt = Date.now(), refusal = '' } = {}) {
  const sent = vi.fn<(code: string, refuse: (text: string) => void) => void>((_, refuse) => {
    if (refusal) refuse(refusal)
  })
  const resend = vi.fn<() => void>()
  const view = show(
    <CodeForm
      email="helena@example.com"
      sentAt={sentAt}
      busy={false}
      submitLabel="Validar"
      onCode={sent}
      onResend={resend}
      onBack={undefined}
    />,
  )
  return { ...view, resend, codes: () => sent.mock.calls.map(([code]) => code) }
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Código/)

test('the field has the focus, says how long the code is good for, and sends it by itself', async () => {
  const { user, codes } = showCode()
  expect(document.activeElement).toBe(field())
  expect(screen.getByText('O código vale por 10 minutos.')).toBeTruthy()
  expect(
    screen.getByText('Enviamos um código de seis dígitos para helena@example.com.'),
  ).toBeTruthy()
  await user.keyboard('12345')
  expect(codes()).toEqual([])
  await user.keyboard('6')
  expect(codes()).toEqual(['123456'])
})

test.each(['482193', '482 193', 'Seu código é 482-193. Vale por 10 minutos.'])(
  '%j is taken when pasted, also over what was typed',
  async (text) => {
    const { user, codes } = showCode()
    await user.keyboard('99')
    await user.paste(text)
    expect(field().value).toBe('482193')
    expect(codes()).toEqual(['482193'])
  },
)

test('an empty field is called missing, not wrong, and nothing is sent', async () => {
  const { user, codes } = showCode()
  await user.click(screen.getByRole('button', { name: 'Validar' }))
  expect(await screen.findByText('Campo obrigatório.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('digite o código que enviamos')
  expect(codes()).toEqual([])
})

test('a refused code is sent once and typed anew over the old one', async () => {
  const { user, codes } = showCode({ refusal: 'Código incorreto.' })
  await user.keyboard('111111')
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(field().selectionEnd).toBe(6))
  expect([document.activeElement, field().selectionStart]).toEqual([field(), 0])
  await user.keyboard('222222')
  expect(codes()).toEqual(['111111', '222222'])
})

test('a new code can be asked for when the minute is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = showCode({ sentAt: Date.now() - 20_000 })
  expect(screen.getByText('Você pode pedir um novo código em 40 s.')).toBeTruthy()
  vi.useRealTimers()
  expect(screen.getByText('Novo codigo').closest('button')).toHaveProperty('disabled', true)
  first.unmount()
  const { user, resend } = showCode({ sentAt: Date.now() - 61_000 })
  await user.click(screen.getByText('Novo codigo'))
  expect(resend).toHaveBeenCalledOnce()
})
