import { screen } from '@testing-library/react'
import { getStanding, setStanding, type Standing } from 'contract/moderation'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { StandingPanel } from './standing-panel.tsx'

const standing: Standing = {
  id: 3,
  kind: 'Empresa',
  nome: 'Clínica Norte',
  slug: 'clinica-norte-3',
  plan: 'MKTPRO',
  active: true,
  visible: true,
  suspended_at: null,
  suspended_reason: null,
  created_at: '2026-11-15T12:00:00.000Z',
  openReports: 0,
}

test.each([
  [true, '/fornecedores/clinica-norte-3'],
  [false, undefined],
])('an active supplier that is shown (%s) has a page to see', async (visible, page) => {
  answer(getStanding, { ...standing, visible })
  show(<StandingPanel id={3} />)
  expect(await screen.findByText('Ativa')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ver página pública' })?.getAttribute('href')).toBe(
    page,
  )
})

test('of a pasted reason nothing is cut: what is too much is said, and nothing is sent', async () => {
  answer(getStanding, standing)
  answer(setStanding, standing)
  const { user } = show(<StandingPanel id={3} />)
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Motivo/)
  await fillIn(user, reason, 'a'.repeat(620))
  expect(reason.value.length).toBe(620)
  expect(screen.getByText('Texto longo demais: corte 120 caracteres.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Desativar cadastro' }))
  expect(sentTo(setStanding)).toEqual([])
})
