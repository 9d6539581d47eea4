import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { PublicFooter } from './public-footer.tsx'

test('the footer tells the year that the server has', async () => {
  show(<PublicFooter />)
  expect(await screen.findByText(/© 2031 Marketplace em Saúde/)).toBeTruthy()
})

test("the operator's own address is in the footer", async () => {
  show(<PublicFooter />, { supportEmail: 'fale@saude.example' })
  const link = await screen.findByRole('link', { name: 'fale@saude.example' })
  expect(link.getAttribute('href')).toBe('mailto:fale@saude.example')
})

test('without such an address only the phone is told', async () => {
  show(<PublicFooter />)
  expect(await screen.findByRole('link', { name: '(11) 4002-8922' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
})
