import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ShareButton } from './share-button.tsx'

test.each([
  ['copied', { writeText: async () => {} }, 'Link copiado'],
  [
    'to be copied, where the browser forbids it',
    { writeText: () => Promise.reject() },
    'Copie o link',
  ],
  ['to be copied, where the browser cannot', undefined, 'Copie o link'],
])('without a share sheet the link is %s', async (_, clipboard, title) => {
  const { user } = show(<ShareButton title="Termovalida" />)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(window.location.href)).toBeTruthy()
})
