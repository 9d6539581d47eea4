import { screen, within } from '@testing-library/react'
import { emptyPage, getPublishedPage, removeFromPage } from 'contract/supplier-pages'
import { expect, test } from 'vitest'
import { answer, disconnect, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { PageParts } from './page-parts.tsx'

const picture = 'a'.repeat(32)
const page = {
  exclusive: true,
  publishedAt: '2026-11-15T12:00:00.000Z',
  content: {
    ...emptyPage(),
    headline: 'Qualificação sem susto',
    gallery: [{ picture, caption: 'Sala limpa' }],
  },
}

test('an administrator takes one picture off a page, and has to say why', async () => {
  answer(getPublishedPage, page)
  answer(removeFromPage, { ...page, content: { ...page.content, gallery: [] } })
  const { user } = show(<PageParts id={8} />)
  expect(await screen.findByText('Qualificação sem susto')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retirar Galeria: Sala limpa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirar da página' }))
  await user.click(dialog.getByRole('button', { name: 'Retirar' }))
  expect(sentTo(removeFromPage)).toEqual([])
  await fillIn(
    user,
    dialog.getByRole('textbox', { name: /Por que retirar/ }),
    'Mostra um paciente.',
  )
  await user.click(dialog.getByRole('button', { name: 'Retirar' }))
  expect(
    await screen.findByText('A parte saiu da página, e o fornecedor foi avisado.'),
  ).toBeTruthy()
  expect(sentTo(removeFromPage)).toEqual([
    { part: 'gallery', file: picture, reason: 'Mostra um paciente.' },
  ])
})

test.each([
  [{ ...page, content: null }, 'Este fornecedor ainda não publicou uma página própria.'],
  [{ ...page, exclusive: false }, /fora do ar/],
])('it says when nobody sees a page', async (reply, text) => {
  answer(getPublishedPage, reply)
  show(<PageParts id={8} />)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a page that could not be read is no page without parts', async () => {
  disconnect(getPublishedPage)
  const { user } = show(<PageParts id={8} />)
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
  answer(getPublishedPage, page)
  await user.click(retry)
  expect(await screen.findByText('Qualificação sem susto')).toBeTruthy()
})
