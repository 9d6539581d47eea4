import { screen } from '@testing-library/react'
import { getStanding, type Standing } from 'contract/moderation'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
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
