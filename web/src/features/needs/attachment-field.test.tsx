import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { AttachmentField } from './attachment-field.tsx'

function Field() {
  const [file, setFile] = useState<File | null>(new File(['x'], 'lista.pdf'))
  return <AttachmentField file={file} onChange={setFile} progress={undefined} error={undefined} />
}

test('a file that is removed is told, and the keyboard goes on at its button', async () => {
  const { user } = show(<Field />)
  await user.click(screen.getByRole('button', { name: /lista\.pdf/ }))
  expect(await screen.findByText('Arquivo lista.pdf removido.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /PDF/ }))
})
