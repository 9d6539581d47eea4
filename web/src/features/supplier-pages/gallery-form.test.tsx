import { screen } from '@testing-library/react'
import { pageLimits } from 'contract/supplier-pages'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { GalleryForm } from './gallery-form.tsx'

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
