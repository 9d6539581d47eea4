import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { Dialog } from './dialog.tsx'

function Answering() {
  const [opened, setOpened] = useState(true)
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title="Responder" closeLabel="Fechar">
      <textarea aria-label="Resposta" />
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
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
