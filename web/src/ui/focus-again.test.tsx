import { TextInput } from '@mantine/core'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DialogForm } from './dialog-form.tsx'

/** Browsers take the focus from a control that is switched off; the document of the tests does not. */
function loseFocus() {
  const other = document.body.appendChild(document.createElement('button'))
  other.focus()
  other.remove()
  expect(document.activeElement).toBe(document.body)
}
const button = (name: string) => screen.findByRole('button', { name })

function Sending({ refusal }: { refusal: string | undefined }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  return (
    <>
      <DialogForm
        busy={busy}
        submitLabel="Enviar"
        onSubmit={(event) => {
          event.preventDefault()
          setBusy(true)
        }}
      >
        <TextInput label="Nome" />
        <TextInput label="Prazo" error={error} />
      </DialogForm>
      <button
        type="button"
        // As an answer comes: nobody moves the focus for it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setError(refusal)
          setBusy(false)
        }}
      >
        Resposta
      </button>
    </>
  )
}

test.each([
  ['its first wrong field', 'Outro dia', () => screen.getByLabelText('Prazo')],
  ['what was pressed', undefined, () => screen.getByRole('button', { name: 'Enviar' })],
])('a form that was refused gives the focus to %s', async (_, refusal, focused) => {
  const { user } = show(<Sending refusal={refusal} />)
  await user.click(await button('Enviar'))
  loseFocus()
  await user.click(await button('Resposta'))
  expect(document.activeElement).toBe(focused())
})

test('who went on elsewhere in the meantime stays there', async () => {
  const { user } = show(<Sending refusal="Outro dia" />)
  await user.click(await button('Enviar'))
  const answer = await button('Resposta')
  answer.focus()
  await user.click(answer)
  expect(document.activeElement).toBe(answer)
})

function Asking() {
  const [busy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      opened
      onClose={() => setBusy(false)}
      title="Retirar?"
      backLabel="Voltar"
      confirmLabel="Retirar"
      busy={busy}
      onConfirm={() => {
        setBusy(true)
        setTimeout(() => setBusy(false), 50)
      }}
    >
      Some daqui.
    </ConfirmDialog>
  )
}

test('a deed that failed can be tried again from where it was confirmed', async () => {
  const { user } = show(<Asking />)
  await user.click(await button('Retirar'))
  loseFocus()
  await expect.poll(() => document.activeElement?.textContent).toBe('Retirar')
})
