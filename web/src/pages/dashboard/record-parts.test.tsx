import { screen, waitFor, within } from '@testing-library/react'
import { type AuditEntry, listChanges } from 'contract/audit'
import { getSupplierCategories } from 'contract/categories'
import { getStanding, setStanding, type Standing } from 'contract/moderation'
import { getPublishedPage } from 'contract/supplier-pages'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { recordParts } from './record-parts.tsx'

const active: Standing = {
  id: 3,
  kind: 'Freelancer',
  nome: 'Vera Lúcia Quintela',
  slug: 'vera-3',
  plan: 'MKTFREE',
  active: true,
  visible: true,
  suspended_at: null,
  suspended_reason: null,
  created_at: '2026-11-15T12:00:00.000Z',
  openReports: 0,
}
const reason = 'Registro vencido no conselho'
const suspended: Standing = {
  ...active,
  active: false,
  visible: false,
  suspended_at: '2026-11-16T12:00:00.000Z',
  suspended_reason: reason,
}
const entry: AuditEntry = {
  id: 1,
  at: '2026-11-16T12:00:00.000Z',
  action: 'supplier.suspend',
  subject: { kind: 'supplier', id: 3, nome: 'Vera Lúcia Quintela' },
  admin: { id: 2, nome: 'Beatriz' },
  before: { status: true },
  after: { status: false },
}

test('a supplier is switched off with a reason, which the history shows at once, and on again', async () => {
  answer(getSupplierCategories, { categorias: [], origem: null, propostas: [] })
  refuse(getPublishedPage, { status: 404, code: 'NOT_FOUND' })
  answer(getStanding, active)
  answer(setStanding, suspended)
  answer(listChanges, { data: [], total: 0 })
  const { user } = show(recordParts.renderMore(3))
  const history = await screen.findByRole('region', { name: 'Histórico de alterações' })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Desativar cadastro')
  expect(await screen.findByText('Campo obrigatório.')).toBeTruthy()
  await fillIn(user, screen.getByLabelText(/^Motivo/), reason)
  answer(getStanding, suspended)
  answer(listChanges, { data: [entry], total: 1 })
  await press('Desativar cadastro')
  expect(await screen.findByText(/^Cadastro desativado\. O fornecedor foi avisado/)).toBeTruthy()
  expect(await screen.findByText(/^Desativado em .*Registro vencido no conselho/)).toBeTruthy()
  await waitFor(() => expect(within(history).getByText('Cadastro desativado')).toBeTruthy())

  answer(setStanding, active)
  await fillIn(user, await screen.findByLabelText(/^Motivo/), 'Registro renovado')
  answer(getStanding, active)
  await press('Ativar cadastro')
  expect(await screen.findByText(/^Cadastro ativado\. O fornecedor foi avisado/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Desativar cadastro' })).toBeTruthy()
  expect(sentTo(setStanding)).toEqual([
    { active: false, reason },
    { active: true, reason: 'Registro renovado' },
  ])
})
