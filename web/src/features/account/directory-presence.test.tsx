import { screen, within } from '@testing-library/react'
import { getPresence, setPresence } from 'contract/account'
import { me } from 'contract/session'
import { expect, test } from 'vitest'
import { freelancer, owner } from '../../../test/people.ts'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { DirectoryPresence } from './directory-presence.tsx'

const shown = { marketplace: true, slug: 'prado-saude-8', status: true, suspended: null }
const toggle = () => screen.findByRole('switch', { name: 'Mostrar minha página no diretório' })

test('hiding the page asks once more and names what follows; joining does not ask', async () => {
  const session = owner('MKTCORP', {})
  answer(me, session)
  let now = shown
  answer(getPresence, () => now)
  answer(setPresence, ({ body }: { body: { marketplace: boolean } }) => (now = { ...now, ...body }))
  const { user } = show(<DirectoryPresence />, { session })
  await user.click(await toggle())
  const dialog = await screen.findByRole('dialog', { name: 'Tirar sua página do diretório?' })
  expect(within(dialog).getByText(/compradores não encontram você na busca/)).toBeTruthy()
  expect(within(dialog).getByText(/o plano Corporativo continua sendo cobrado/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Manter no diretório' }))
  expect(sentTo(setPresence)).toEqual([])

  await user.click(await toggle())
  await user.click(await screen.findByRole('button', { name: 'Tirar do diretório' }))
  expect(await screen.findByText('Sua página saiu do diretório.')).toBeTruthy()
  expect(await toggle()).toHaveProperty('checked', false)
  await user.click(await toggle())
  expect(await screen.findByText('Sua página está no diretório.')).toBeTruthy()
  expect(sentTo(setPresence)).toEqual([{ marketplace: false }, { marketplace: true }])
})

test('who pays nothing reads nothing of a charge', async () => {
  answer(getPresence, shown)
  const { user } = show(<DirectoryPresence />, { session: freelancer('MKTFREE') })
  await user.click(await toggle())
  expect(await screen.findByText(/você não recebe novos pedidos/)).toBeTruthy()
  expect(screen.queryByText(/continua sendo cobrado/)).toBeNull()
})
