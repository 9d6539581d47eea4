import { act, fireEvent, screen, within } from '@testing-library/react'
import { editFreelancer, getFreelancer } from 'contract/profiles'
import { listFreelancers } from 'contract/records'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { administrator, freelancerRecord } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import EditPage from './edit.tsx'
import FreelancersPage from './freelancers.tsx'

const Pages = () =>
  useLocation().pathname === '/marketplaceDash/freelancers' ? <FreelancersPage /> : <EditPage />

test('what an administrator edits shows in the list at once', async () => {
  const before = freelancerRecord()
  const after = { ...before, nome: 'Nome Corrigido', version: 2 }
  answer(listFreelancers, { data: [before], total: 1, totalPages: 1 })
  answer(getFreelancer, before)
  answer(editFreelancer, after)
  const at = '/marketplaceDash/freelancers'
  const { user, router } = show(<Pages />, { at, everywhere: true, session: administrator })
  const list = async () => within(await screen.findByRole('table', { name: 'Freelancers' }))
  expect((await list()).getByText('Rui Barros')).toBeTruthy()

  await act(() => router.navigate('/marketplaceDash/editar'))
  await user.click(await screen.findByText(/rui@example\.com/))
  const name = await screen.findByLabelText(/^Nome completo/)
  fireEvent.change(name, { target: { value: after.nome } })
  answer(listFreelancers, { data: [after], total: 1, totalPages: 1 })
  answer(getFreelancer, after)
  await user.click(screen.getByText('Salvar alterações'))
  expect(await screen.findByText('Dados atualizados com sucesso!')).toBeTruthy()
  expect(sentTo(editFreelancer)).toMatchObject([{ nome: 'Nome Corrigido' }])

  await act(() => router.navigate(at))
  expect(await (await list()).findByText('Nome Corrigido')).toBeTruthy()
})
