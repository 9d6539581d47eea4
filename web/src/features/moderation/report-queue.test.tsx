import { screen, waitFor, within } from '@testing-library/react'
import { closeReport, listReports, type Report } from 'contract/moderation'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { ReportQueue } from './report-queue.tsx'

const report: Report = {
  id: 5,
  motivo: 'outro',
  texto: 'O telefone não existe.',
  email: null,
  status: 'aberta',
  note: null,
  created_at: '2026-11-15T12:00:00.000Z',
  closed_at: null,
  supplier: {
    id: 3,
    nome: 'Clínica Norte',
    slug: 'clinica-norte-3',
    kind: 'Empresa',
    active: true,
  },
}

async function decide() {
  answer(listReports, { data: [report], total: 1 })
  const { user } = show(
    <main>
      <h1>Denúncias</h1>
      <ReportQueue />
    </main>,
  )
  await user.click(await screen.findByRole('button', { name: 'Encerrar denúncia' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fillIn(user, dialog.getByLabelText(/Observação/), 'Conferido por telefone.')
  answer(listReports, { data: [], total: 0 })
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }))
}
const isDone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a report that was closed leaves the queue, and the keyboard goes on at its heading', async () => {
  answer(closeReport, { ...report, status: 'procedente' })
  await decide()
  await isDone()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Denúncias'))
})

test('what a colleague closed meanwhile is told, and leaves the queue too', async () => {
  refuse(closeReport, { status: 409, code: 'REPORT_CLOSED' })
  await decide()
  expect(await screen.findByText(/Outra pessoa encerrou esta denúncia/)).toBeTruthy()
  await isDone()
  await waitFor(() => expect(screen.queryByText(report.texto)).toBeNull())
})
