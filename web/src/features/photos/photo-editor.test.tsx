import { screen } from '@testing-library/react'
import { deletePhoto } from 'contract/photos'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { PhotoEditor } from './photo-editor.tsx'

const supplier = { id: 7, tipo: 'Empresa' } as const
const editor = <PhotoEditor supplier={supplier} nome="Prado Saúde" photo={null} />

const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')

test('the button says which files it takes', () => {
  show(editor)
  const button = screen.getByRole('button', { name: 'Escolher imagem' })
  const limits = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(limits?.textContent).toBe('JPEG, PNG ou WebP, até 10 MB')
  expect(fileInput()?.accept).toBe('image/jpeg,image/png,image/webp')
})

test('it says so in English too', () => {
  show(editor, { language: 'en' })
  expect(screen.getByText('JPEG, PNG or WebP, up to 10 MB')).toBeTruthy()
})

test.each([
  ['logo.gif', 'image/gif', 10, 'Escolha um arquivo de imagem (JPEG, PNG ou WebP).'],
  ['logo.svg', 'image/svg+xml', 10, 'Escolha um arquivo de imagem (JPEG, PNG ou WebP).'],
  ['logo.pdf', 'application/pdf', 10, 'Escolha um arquivo de imagem (JPEG, PNG ou WebP).'],
  [
    'logo.png',
    'image/png',
    10 * 1024 * 1024 + 1,
    'Esta imagem tem mais de 10 MB. Escolha uma menor.',
  ],
])('%s (%s, %i bytes) is refused with its reason', async (name, type, size, text) => {
  const { user } = show(editor)
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  // As by a file dialog that was told to show every file.
  fileInput()?.removeAttribute('accept')
  await user.upload(fileInput() as HTMLInputElement, file)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a photo that is removed is gone for good, which is said, and the keyboard goes on beside it', async () => {
  answer(deletePhoto, [])
  const { user } = show(
    <PhotoEditor supplier={supplier} nome="Prado Saúde" photo="/photos/a.jpg" />,
  )
  await user.click(screen.getByRole('button', { name: 'Remover foto' }))
  expect(await screen.findByText('Foto removida.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Escolher imagem' }))
  const [asked] = sentTo(deletePhoto)
  expect(new URL(String(asked)).searchParams.get('forGood')).toBe('true')
})
