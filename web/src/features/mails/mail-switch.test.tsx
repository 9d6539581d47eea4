import { screen } from '@testing-library/react'
import { setMailsByLink } from 'contract/mails'
import { expect, test } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { MailSwitch } from './mail-switch.tsx'

test('opening the link switches the mails off, and a mistake is undone', async () => {
  answer(setMailsByLink, ({ body }) => ({
    list: 'reviews' as const,
    wanted: (body as Body).wanted,
  }))
  const { user } = show(<MailSwitch />, { at: '/sem-emails#reviews.abc.seal' })
  expect((await screen.findByRole('status')).textContent).toBe(
    'Pronto: você não recebe mais convites para avaliar.',
  )
  await user.click(screen.getByRole('button', { name: 'Foi sem querer: quero receber' }))
  expect(await screen.findByText('Os convites para avaliar voltaram.')).toBeTruthy()
  expect(sentTo(setMailsByLink)).toEqual([
    { token: 'reviews.abc.seal', wanted: false },
    { token: 'reviews.abc.seal', wanted: true },
  ])
})

test('a link that is not ours says so', async () => {
  refuse(setMailsByLink, { status: 404, code: 'NOT_FOUND', detail: 'Não encontrado.' })
  show(<MailSwitch />, { at: '/sem-emails#x' })
  expect(await screen.findByText(/Copie o endereço inteiro do e-mail/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what could not be sent can be sent again', async () => {
  disconnect(setMailsByLink)
  show(<MailSwitch />, { at: '/sem-emails#reviews.abc.seal' })
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
})

type Body = { wanted: boolean }
