import { screen, waitFor, within } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { getDeskNews } from 'contract/chat'
import { errorTable } from 'contract/errors'
import { getOverview } from 'contract/overview'
import {
  createReview,
  decideReview,
  listOwnReviews,
  listReviewQueue,
  listReviews,
  type QueuedReview,
  readReviewLink,
} from 'contract/reviews'
import { expect, test } from 'vitest'
import { answer, answerLater, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { administrator, freelancer } from '../../../test/people.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { query } from '../../lib/query.ts'
import { readJson } from '../../lib/storage.ts'
import { useDeskNews } from '../../model/desk-news.ts'
import { OwnReviews } from './own-reviews.tsx'
import { ReviewQueue } from './review-queue.tsx'
import { ReviewWriting } from './review-writing.tsx'
import { SupplierReviews } from './supplier-reviews.tsx'

const review = {
  id: 7,
  nome: 'Renata P.',
  contato: 5,
  qualidade: 4,
  prazo: 3,
  texto: 'Vieram no prazo\ne explicaram tudo.',
  created_at: '2026-11-10T12:00:00.000Z',
  answer: 'Obrigado!',
  answered_at: '2026-11-11T12:00:00.000Z',
}
const link = {
  supplier: { nome: 'Clínica Norte', slug: 'clinica-norte-7' },
  nome: 'Renata Prado',
  asked_at: '2026-11-01T12:00:00.000Z',
  written: false,
}
const token = 'a'.repeat(43)

test('a page shows average, aspects, reviews and their answers', async () => {
  answer(listReviews, {
    rating: { average: 4.7, count: 12 },
    aspects: { contato: 5, qualidade: 4.5, prazo: 4 },
    data: [review],
    nextCursor: null,
  })
  show(<SupplierReviews supplier={{ slug: 'clinica-norte-7', plan: 'MKTCORP' }} />)
  expect(await screen.findByText('4,7 · 12 avaliações')).toBeTruthy()
  expect(screen.getByText('Contato 5,0 · Qualidade 4,5 · Prazo 4,0')).toBeTruthy()
  const shown = within(screen.getByRole('article', { name: 'Avaliação de Renata P.' }))
  expect(shown.getByText(/Prazo: 3 de 5/)).toBeTruthy()
  expect(shown.getByText('Obrigado!')).toBeTruthy()
})

test('a plan without reviews shows none and asks for none', async () => {
  show(<SupplierReviews supplier={{ slug: 'x-7', plan: 'MKTBASIC' }} />)
  await waitFor(() => expect(screen.queryByText('Avaliações')).toBeNull())
  expect(sentTo(listReviews)).toEqual([])
})

test('a review needs every star; what could not be sent is still there', async () => {
  answer(readReviewLink, link)
  disconnect(createReview)
  const { user } = show(<ReviewWriting slug="clinica-norte-7" token={token} />)
  const text = await screen.findByRole('textbox', { name: /Conte como foi/ })
  await fillIn(user, text, 'Tudo como combinado.')
  const send = screen.getByRole('button', { name: 'Publicar avaliação' })
  await user.click(send)
  expect(screen.getAllByText('Dê de uma a cinco estrelas.')).toHaveLength(3)
  // Where the first one is missing, also on a phone, where that is out of sight.
  const first = within(screen.getByRole('radiogroup', { name: 'Contato' })).getAllByRole('radio')[0]
  await expect.poll(() => document.activeElement).toBe(first)
  for (const name of ['Contato', 'Qualidade', 'Prazo']) {
    const stars = within(screen.getByRole('radiogroup', { name }))
    await user.click(stars.getByRole('radio', { name: '4 estrelas' }))
  }
  await user.click(send)
  await screen.findByText(/Verifique sua conexão/)
  expect(text).toHaveProperty('value', 'Tudo como combinado.')
  answer(createReview, { status: 'espera' })
  await user.click(send)
  expect(await screen.findByText(/confere antes de publicar/)).toBeTruthy()
  expect(sentTo(createReview).at(-1)).toEqual({
    token,
    nome: 'Renata Prado',
    contato: 4,
    qualidade: 4,
    prazo: 4,
    texto: 'Tudo como combinado.',
  })
})

test('a review that was begun is there after a reload, for its supplier alone, until it is sent', async () => {
  answer(readReviewLink, link)
  const writing = <ReviewWriting slug="clinica-norte-7" token={token} />
  const text = () => screen.findByRole('textbox', { name: /Conte como foi/ })
  const stars = () => screen.getAllByRole('radio', { name: '4 estrelas' })
  const begun = show(writing)
  await fillIn(begun.user, await text(), 'Tudo como combinado.')
  for (const star of stars()) await begun.user.click(star)
  begun.unmount()
  answer(readReviewLink, { ...link, supplier: { nome: 'Outra', slug: 'outra-8' } })
  const other = show(<ReviewWriting slug="outra-8" token={'b'.repeat(43)} />)
  expect(await text()).toHaveProperty('value', '')
  other.unmount()
  answer(readReviewLink, link)
  const again = show(writing)
  expect(await text()).toHaveProperty('value', 'Tudo como combinado.')
  for (const star of stars()) expect(star).toHaveProperty('checked', true)
  answer(createReview, { status: 'publicada' })
  await again.user.click(screen.getByRole('button', { name: 'Publicar avaliação' }))
  await screen.findByText(/Obrigad/)
  expect(readJson('review')).not.toHaveProperty('clinica-norte-7')
})

test('an old link says so and offers another', async () => {
  const { status, detail } = errorTable.REVIEW_LINK_INVALID
  refuse(readReviewLink, { status, code: 'REVIEW_LINK_INVALID', detail })
  show(<ReviewWriting slug="clinica-norte-7" token={token} />)
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Receber o link' })).toBeTruthy()
})

test('the list comes together with what stands above it', async () => {
  const arrives = answerLater(listOwnReviews)
  show(<OwnReviews />, { session: freelancer('MKTPRO') })
  expect(screen.queryByLabelText('Registros por página')).toBeNull()
  arrives({ data: [], total: 0, average: null, published: 0, shown: true, slug: 'clinica-norte-7' })
  expect(await screen.findByRole('button', { name: 'Imprimir convite' })).toBeTruthy()
  expect(screen.getAllByLabelText('Registros por página').length).toBeGreaterThan(0)
})

test('a supplier answers what is published, once, and prints the invitation', async () => {
  const own = { ...review, status: 'publicada' as const, decision_reason: null }
  answer(listOwnReviews, {
    data: [own, { ...own, id: 8, nome: 'Outra', answer: null, answered_at: null }],
    total: 2,
    slug: 'helena-7',
    average: 4.5,
    published: 2,
    shown: true,
  })
  const { user } = show(<OwnReviews />, { session: freelancer('MKTPRO') })
  const answered = within(await screen.findByRole('article', { name: /Renata/ }))
  expect(answered.queryByRole('textbox')).toBeNull()
  const open = within(screen.getByRole('article', { name: /Outra/ }))
  await user.click(open.getByRole('button', { name: 'Responder em público' }))
  expect(document.activeElement).toBe(open.getByRole('textbox', { name: /Responder em público/ }))
  expect(screen.getByText('https://saude.example/avaliar/helena-7')).toBeTruthy()
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
})

function Counts() {
  useDeskNews()
  useQuery({ ...query(getOverview, { query: { days: '30' } }), retry: false })
  return null
}

const report = {
  id: 5,
  motivo: 'ofensa' as const,
  texto: 'Grosseria',
  created_at: review.created_at,
  closed_at: null,
}
const queued: QueuedReview = {
  ...review,
  email: 'renata@hospital.example',
  status: 'publicada',
  supplier: {
    id: 3,
    nome: 'Clínica Norte',
    slug: 'clinica-norte-3',
    kind: 'Empresa',
    visible: true,
  },
  reports: [report],
  decision: null,
  decision_reason: null,
  decision_note: null,
  decided_at: null,
}

test('a report that was decided on says so, and the dialog begins with the first open one', async () => {
  const closed = { ...report, closed_at: '2026-11-12T12:00:00.000Z' }
  const open = { ...report, id: 6, motivo: 'conflito' as const, texto: 'É um concorrente' }
  answer(listReviewQueue, { data: [{ ...queued, reports: [closed, open] }], total: 1 })
  const { user } = show(<ReviewQueue />)
  expect(await screen.findByText(/Grosseria \(decidida em 12\/11\/2026/)).toBeTruthy()
  expect(screen.getByText(/É um concorrente$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Decidir' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByDisplayValue('Conflito de interesse')).toBeTruthy()
})

test('what a colleague decided meanwhile is told, and leaves the queue', async () => {
  answer(listReviewQueue, { data: [queued], total: 1 })
  const { status, detail } = errorTable.REVIEW_DECIDED
  refuse(decideReview, { status, code: 'REVIEW_DECIDED', detail })
  const { user } = show(<ReviewQueue />)
  await user.click(await screen.findByRole('button', { name: 'Decidir' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fillIn(user, dialog.getByRole('textbox', { name: /Justificativa/ }), 'Xingamento')
  answer(listReviewQueue, { data: [], total: 0 })
  await user.click(dialog.getByRole('button', { name: 'Decidir' }))
  expect(await screen.findByText(detail)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decidir' })).toBeNull())
})

test('an administrator removes a review with a reason', async () => {
  answer(listReviewQueue, { data: [queued], total: 1 })
  answer(decideReview, { ...queued, status: 'removida' })
  answer(getDeskNews, { waiting: 0, unread: 0, messages: 0, reviews: 1, reports: 0, requests: 0 })
  refuse(getOverview, { status: 503, code: 'UNAVAILABLE', detail: 'Indisponível' })
  const { user } = show(
    <>
      <ReviewQueue />
      <Counts />
    </>,
    { session: administrator },
  )
  await user.click(await screen.findByRole('button', { name: 'Decidir' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Remover' }))
  await fillIn(user, dialog.getByRole('textbox', { name: /Justificativa/ }), 'Xingamento')
  await user.click(dialog.getByRole('button', { name: 'Decidir' }))
  await waitFor(() =>
    expect(sentTo(decideReview)).toEqual([
      { decision: 'remover', motivo: 'ofensa', note: 'Xingamento' },
    ]),
  )
  // The counts in the menu and on the first page go down.
  await waitFor(() => expect(sentTo(getDeskNews)).toHaveLength(2))
  expect(sentTo(getOverview)).toHaveLength(2)
})
