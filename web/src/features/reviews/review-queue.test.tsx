import { screen } from '@testing-library/react'
import { listReviewQueue, type QueuedReview } from 'contract/reviews'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { ReviewQueue } from './review-queue.tsx'

const queued: QueuedReview = {
  id: 5,
  nome: 'Renata',
  contato: 5,
  qualidade: 4,
  prazo: 4,
  texto: 'Bom',
  created_at: '2026-11-15T12:00:00.000Z',
  answer: null,
  answered_at: null,
  email: 'renata@hospital.example',
  status: 'espera',
  supplier: { id: 3, nome: 'Clínica Norte', slug: 'norte-3', kind: 'Empresa', visible: true },
  reports: [],
  decision: null,
  decision_reason: null,
  decision_note: null,
  decided_at: null,
}

test.each([
  [true, '/fornecedores/norte-3'],
  [false, '/marketplaceDash/empresas?id=3'],
])(
  'of whom a review speaks is seen on its page, or, hidden, in its record: %s',
  async (visible, to) => {
    const supplier = { ...queued.supplier, visible }
    answer(listReviewQueue, { data: [{ ...queued, supplier }], total: 1 })
    show(<ReviewQueue />)
    const link = await screen.findByRole('link', { name: 'Clínica Norte' })
    expect(link.getAttribute('href')).toBe(to)
  },
)
