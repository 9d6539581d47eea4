import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-form.tsx'

function Answering() {
  const [opened, setOpened] = useState(true)
  const [sent, setSent] = useState(false)
  const close = () => setOpened(false)
  return (
    <Dialog opened={opened} onClose={close} title="Responder" closeLabel="Fechar">
      {sent ? (
        'Obrigado'
      ) : (
        <>
          <textarea aria-label="Resposta" />
          <input aria-label="Código" autoComplete="one-time-code" />
          <input aria-label="Busca" type="search" />
          <DialogActions onClose={close} closeLabel="Voltar">
            <button type="button" onClick={() => setSent(true)}>
              Responder
            </button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

const beside = () => document.querySelector('.mantine-Modal-overlay') as HTMLElement

test('a click beside a dialog closes it, but not once something was typed', async () => {
  const first = show(<Answering />)
  await screen.findByRole('dialog')
  await first.user.click(beside())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  first.unmount()

  const { user } = show(<Answering />)
  await user.type(await screen.findByLabelText('Resposta'), 'Meia resposta')
  await user.click(beside())
  expect(screen.getByLabelText('Resposta')).toHaveProperty('value', 'Meia resposta')
})

const question = () => screen.queryByRole('dialog', { name: 'Descartar o que você escreveu?' })

test.each([
  ['Escape', () => ({ keys: '{Escape}' })],
  ['the cross', () => ({ button: screen.getByRole('button', { name: 'Fechar' }) })],
  ["'Voltar'", () => ({ button: screen.getByRole('button', { name: 'Voltar' }) })],
] as const)(
  '%s closes at once while nothing was written, and asks once something was',
  async (_, way) => {
    const first = show(<Answering />)
    await screen.findByRole('dialog')
    const leave = async (user: typeof first.user) => {
      const { keys, button } = { keys: undefined, button: undefined, ...way() }
      if (button) await user.click(button)
      else await user.keyboard(keys ?? '')
    }
    await leave(first.user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    first.unmount()

    const { user } = show(<Answering />)
    await user.type(await screen.findByLabelText('Resposta'), 'Meia resposta')
    await leave(user)
    await waitFor(() => expect(question()).toBeTruthy())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(question()).toBeNull())
    expect(screen.getByLabelText('Resposta')).toHaveProperty('value', 'Meia resposta')
    await leave(user)
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('what is taken back, a code or a search is not asked about', async () => {
  const { user } = show(<Answering />)
  const answer = await screen.findByLabelText('Resposta')
  await user.type(answer, 'Meia')
  await user.clear(answer)
  await user.type(screen.getByLabelText('Código'), '123456')
  await user.type(screen.getByLabelText('Busca'), 'gaze')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what was sent is not asked about', async () => {
  const { user } = show(<Answering />)
  await user.type(await screen.findByLabelText('Resposta'), 'Uma resposta')
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  expect(screen.getByText('Obrigado')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
