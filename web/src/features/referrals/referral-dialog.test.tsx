import { screen, within, waitFor } from '@testing-library/react'
import { createReferral } from 'contract/referrals'
import { expect, test, vi } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { ReferralDialog } from './referral-dialog.tsx'

const sent = {
  nome_indicador: 'Helena Prado',
  email_indicado: 'calibra@example.com',
  telefone_indicado: '(11) 91234-5678',
  empresa_freelancer_indicada: 'Calibra Serviços',
}

async function opened() {
  const onClose = vi.fn<() => void>()
  const { user } = show(<ReferralDialog opened onClose={onClose} />)
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Por favor, insira os dados do indicado' }),
  )
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const fill = async (email = sent.email_indicado) => {
    await fillIn(user, field('Seu nome'), sent.nome_indicador)
    await fillIn(user, field('Empresa ou profissional indicado'), sent.empresa_freelancer_indicada)
    await fillIn(user, field('E-mail do indicado'), email)
    await fillIn(user, field('Telefone do indicado'), '11912345678')
  }
  const send = () => user.click(dialog.getByRole('button', { name: 'Indicar' }))
  return { user, dialog, field, fill, send, onClose }
}

test("'Fechar' closes the dialog and sends nothing", async () => {
  const { user, dialog, onClose } = await opened()
  const [, below] = dialog.getAllByRole('button', { name: 'Fechar' })
  if (!below) throw new Error('no button below the form')
  await user.click(below)
  expect(onClose).toHaveBeenCalledOnce()
  expect(sentTo(createReferral)).toEqual([])
})

test('what was typed is sent, and its success is said in the words of the specification', async () => {
  answer(createReferral, { id: 7, ...sent, status: 'aguardando' })
  const { fill, send, onClose } = await opened()
  await fill()
  await send()
  const notice = await screen.findByRole('status')
  expect(notice.textContent).toContain(
    'Recebemos sua indicação e, em breve, entraremos em contato com a pessoa indicada.',
  )
  expect(notice.textContent).toContain('sucesso')
  expect(onClose).toHaveBeenCalledOnce()
  expect(sentTo(createReferral)).toEqual([expect.objectContaining(sent)])
})

test('an e-mail that was referred before is told so, and what was typed stays', async () => {
  refuse(createReferral, {
    status: 409,
    code: 'REFERRAL_ALREADY_SENT',
    detail: 'Este e-mail já foi indicado anteriormente!',
  })
  const { fill, send, field, onClose } = await opened()
  await fill()
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Ops!')
  expect(alert.textContent).toContain('Este e-mail já foi indicado anteriormente!')
  expect(field('Seu nome')).toHaveProperty('value', 'Helena Prado')
  expect(onClose).not.toHaveBeenCalled()
})

test('another failure says what happened, under the same title', async () => {
  disconnect(createReferral)
  const { fill, send } = await opened()
  await fill()
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Ops!')
  expect(alert.textContent).toContain('Não conseguimos falar com o servidor')
})

test('wrong input is explained below its field, and nothing is sent or lost', async () => {
  const { fill, send, field, dialog } = await opened()
  await fill('sem-arroba')
  await send()
  expect(await dialog.findByText('Por favor, insira um e-mail válido.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail do indicado')))
  expect(field('Telefone do indicado')).toHaveProperty('value', '(11) 91234-5678')
  expect(sentTo(createReferral)).toEqual([])
})

test('a pasted number with +55 keeps its area code', async () => {
  const { user, field } = await opened()
  await user.click(field('Telefone do indicado'))
  await user.paste('+55 (21) 99876-5432')
  expect(field('Telefone do indicado')).toHaveProperty('value', '(21) 99876-5432')
})
