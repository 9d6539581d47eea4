import { screen } from '@testing-library/react'
import { readReferralNotice, refuseReferral } from 'contract/referrals'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { RefusalPanel } from './refusal-panel.tsx'

const token = 'x'.repeat(43)
const at = `/nao-quero-contato#${token}`
const notice = { refused: false, nome_indicador: 'Ana', empresa_freelancer_indicada: 'Rui Ltda' }

test('the link shows who recommended, and only the button refuses', async () => {
  answer(readReferralNotice, notice)
  const { user } = show(<RefusalPanel />, { at })
  expect(await screen.findByText(/^Ana indicou Rui Ltda/)).toBeTruthy()
  expect(sentTo(refuseReferral)).toEqual([])
  answer(refuseReferral, { refused: true })
  answer(readReferralNotice, { refused: true, nome_indicador: '', empresa_freelancer_indicada: '' })
  await user.click(screen.getByRole('button', { name: 'Não quero contato' }))
  expect(await screen.findByText('Tudo certo, sem contato')).toBeTruthy()
  expect(sentTo(refuseReferral)).toEqual([{ token }])
})

test('a link that leads nowhere says so', async () => {
  const detail = 'Este link não existe ou a indicação já foi apagada.'
  refuse(readReferralNotice, { status: 404, code: 'NOTICE_INVALID', detail })
  show(<RefusalPanel />, { at })
  expect(await screen.findByText(detail)).toBeTruthy()
})

test('without a link the way to one’s data is shown', async () => {
  show(<RefusalPanel />, { at: '/nao-quero-contato' })
  const link = await screen.findByRole('link', { name: 'Meus dados' })
  expect(link.getAttribute('href')).toBe('/meus-dados')
})
