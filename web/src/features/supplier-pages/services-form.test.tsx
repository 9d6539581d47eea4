import { act, screen, within } from '@testing-library/react'
import { emptyPage, type PageContent } from 'contract/supplier-pages'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { answerUploadLater } from '../../../test/uploads.ts'
import { ServicesForm } from './services-form.tsx'

const shown: PageContent['services'][] = []

function Form() {
  const [services, setServices] = useState<PageContent['services']>(
    ['Calibração', 'Validação'].map((name) => ({ name, text: '', picture: null })),
  )
  shown.push(services)
  return (
    <ServicesForm
      id={7}
      services={services}
      update={(change) =>
        setServices((now) => {
          const page = { ...emptyPage(), services: now }
          return (typeof change === 'function' ? change(page) : change).services ?? now
        })
      }
    />
  )
}

test('a picture that comes after its service was moved is shown with that service', async () => {
  const answer = answerUploadLater()
  const { user } = show(<Form />)
  const service = within(screen.getByRole('group', { name: 'Calibração' }))
  const field = service.getByLabelText('Foto (opcional)', { selector: 'input' })
  await user.upload(field, new File(['x'], 'a.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Mover Calibração para baixo' }))
  await act(async () => answer({ picture: 'a'.repeat(32) }))
  await expect
    .poll(() => shown.at(-1))
    .toEqual([
      { name: 'Validação', text: '', picture: null },
      { name: 'Calibração', text: '', picture: 'a'.repeat(32) },
    ])
})
