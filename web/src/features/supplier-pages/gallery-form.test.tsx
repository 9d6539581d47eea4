import { screen } from '@testing-library/react'
import { pageLimits } from 'contract/supplier-pages'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { GalleryForm } from './gallery-form.tsx'
import type { UpdatePage } from './page-draft.ts'

const shots = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ picture: `foto-${at}`, caption: '' }))
const photo = (name: string) => new File(['x'], name, { type: 'image/png' })

test('a full gallery sends none of the chosen photos, and says so', async () => {
  const { user } = show(
    <GalleryForm id={7} gallery={shots(pageLimits.gallery)} update={() => {}} />,
  )
  await user.upload(screen.getByLabelText(/fotos/, { selector: 'input' }), [photo('a.png')])
  expect(
    await screen.findByText('Nenhuma foto foi enviada. Remova alguma para trocar.'),
  ).toBeTruthy()
})

test('one photo gets a caption, another place, or goes; the others stay as they are', async () => {
  const update = vi.fn<UpdatePage>()
  const gallery = shots(3)
  const [first, second, third] = gallery
  const { user } = show(<GalleryForm id={7} gallery={gallery} update={update} />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await user.type(screen.getAllByLabelText('Legenda')[1] as HTMLElement, 'A')
  await press('Mover Foto 2 para cima')
  await press('Remover Foto 2')
  expect(update.mock.calls).toEqual([
    [{ gallery: [first, { ...second, caption: 'A' }, third] }],
    [{ gallery: [second, first, third] }],
    [{ gallery: [first, third] }],
  ])
})
