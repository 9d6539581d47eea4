import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { Dialog } from './dialog.tsx'

type Gone = 'opener' | 'item' | 'nothing'

/** A list whose item changes or goes some time after the dialog was closed, as it does when it is read anew. */
function List({ gone }: { gone: Gone }) {
  const [opened, setOpened] = useState(false)
  const [isOver, setOver] = useState(false)
  function close() {
    setOpened(false)
    if (gone !== 'nothing') setTimeout(() => setOver(true), 50)
  }
  return (
    <main>
      <h1>Lista</h1>
      {!(isOver && gone === 'item') && (
        <article>
          <h2>Item</h2>
          {!isOver && (
            <button type="button" onClick={() => setOpened(true)}>
              Abrir
            </button>
          )}
          <Dialog opened={opened} onClose={close} title="Certeza?">
            <button type="button" onClick={close}>
              Sim
            </button>
          </Dialog>
        </article>
      )}
    </main>
  )
}

test.each<[string, Gone, string]>([
  ['what opened the dialog', 'nothing', 'Abrir'],
  ['the item whose button is gone', 'opener', 'Item'],
  ['the page whose item is gone', 'item', 'Lista'],
])('after a dialog the focus is at %s', async (_, gone, focused) => {
  const { user } = show(<List gone={gone} />)
  await user.click(await screen.findByRole('button', { name: 'Abrir' }))
  await user.click(await screen.findByRole('button', { name: 'Sim' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(focused)))
})
