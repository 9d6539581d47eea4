import { screen, waitFor, within } from '@testing-library/react'
import { acceptProposal, askProposal, declineProposal, readMyNeed } from 'contract/needs'
import { describe, expect, test } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { contact, need, proposal, token } from '../../../test/needs.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { MyNeed } from './my-need.tsx'

const showMine = () =>
  show(
    <MyNeed token={token} contactOf={({ email }) => <p>{email}</p>}>
      <p>Perdeu o link?</p>
    </MyNeed>,
  )

describe('the buyer', () => {
  test('sees what was asked, when it ends, the attachment, and that nobody has answered', async () => {
    answer(readMyNeed, need)
    showMine()
    expect(await screen.findByText('Com <b>certificado</b>.')).toBeTruthy()
    expect(screen.getByText('Ainda sem propostas')).toBeTruthy()
    // The day that ends at 3 o'clock UTC.
    expect(screen.getAllByText('01/12/2026')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Termo' }).getAttribute('href')).toBe(
      '/demandas/arquivos/x',
    )
    expect(screen.getByText('PDF, 2,4 MB')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Prorrogar até 16/12/2026' })).toBeTruthy()
  })

  test('compares: the lowest of prices for the same thing, the fastest', async () => {
    const bia = { ...proposal().supplier, nome: 'Bia', rating: null }
    const other = proposal({ id: 4, preco: 3900.5, entrega_dias: 20, supplier: bia })
    answer(readMyNeed, { ...need, proposals: [proposal(), other] })
    showMine()
    const table = await screen.findByRole('table', { name: '2 propostas' })
    const cells = (label: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${label}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(cells('Preço')).toEqual(['R$ 4.800,00 no total', 'R$ 3.900,50 no totalmenor preço'])
    expect(cells('Prazo de entrega')).toEqual(['10 diasmais rápida', '20 dias'])
    expect(cells('Avaliações')).toEqual(['4,7 · 12 avaliações', 'Ainda sem avaliações'])
  })

  test('what was declined is no cheapest of any', async () => {
    const cheap = proposal({ id: 4, preco: 1, status: 'recusada' })
    answer(readMyNeed, { ...need, proposals: [proposal(), cheap] })
    showMine()
    await screen.findByRole('table')
    expect(screen.queryByText('menor preço')).toBeNull()
  })

  test('where all are the same nobody stands out', async () => {
    answer(readMyNeed, { ...need, proposals: [proposal(), proposal({ id: 4 })] })
    showMine()
    await screen.findByRole('table')
    expect(screen.queryByText('menor preço')).toBeNull()
    expect(screen.queryByText('mais rápida')).toBeNull()
  })

  test('of many licences the first are shown, the others open below them', async () => {
    const certificados = ['Alvará de funcionamento', 'ISO 9001', 'ISO 13485', 'AVCB', 'CREA-SP']
    const { supplier } = proposal()
    const many = proposal({ id: 4, supplier: { ...supplier, certificados } })
    answer(readMyNeed, { ...need, proposals: [proposal(), many] })
    showMine()
    const rest = (await screen.findByText('Mais 2')).closest('details')
    expect(rest?.open).toBe(false)
    expect(rest?.textContent).toBe('Mais 2AVCBCREA-SP')
    expect(screen.getByText('ISO 13485').closest('details')).toBeNull()
    expect(
      screen.getByRole('rowheader', { name: 'Licenças declaradas pelo fornecedor' }),
    ).toBeTruthy()
  })

  test('prices for different things are not compared', async () => {
    const hourly = proposal({ id: 4, preco: 90, preco_por: 'hora' })
    answer(readMyNeed, { ...need, proposals: [proposal(), hourly] })
    showMine()
    await screen.findByRole('table')
    expect(screen.queryByText('menor preço')).toBeNull()
  })

  test('asks; what is refused stays typed', async () => {
    answer(readMyNeed, { ...need, proposals: [proposal()] })
    const { user } = showMine()
    const card = within(await screen.findByRole('article', { name: 'Proposta de Ana Luz' }))
    disconnect(askProposal)
    await fillIn(user, card.getByLabelText('Sua pergunta'), 'Inclui o frete?')
    await user.click(card.getByRole('button', { name: 'Perguntar' }))
    expect(await screen.findByText(/conexão/i)).toBeTruthy()
    expect(card.getByLabelText<HTMLTextAreaElement>('Sua pergunta').value).toBe('Inclui o frete?')
    answer(askProposal, need)
    await user.click(card.getByRole('button', { name: 'Perguntar' }))
    await waitFor(() =>
      expect(sentTo(askProposal).at(-1)).toEqual({ token, texto: 'Inclui o frete?' }),
    )
  })

  test('accepts after being told what passes, and sees the contact', async () => {
    let decided = false
    answer(readMyNeed, () => ({
      ...need,
      state: decided ? ('aceita' as const) : ('aberta' as const),
      proposals: [decided ? proposal({ status: 'aceita', contact }) : proposal()],
    }))
    answer(acceptProposal, () => {
      decided = true
      return need
    })
    const { user } = showMine()
    await user.click(await screen.findByRole('button', { name: 'Aceitar' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/recebe o seu nome, e-mail e telefone/)).toBeTruthy()
    expect(sentTo(acceptProposal)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Aceitar' }))
    expect(await screen.findByText('ana@example.com')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull()
    const card = await screen.findByRole('article', { name: /Proposta de/ })
    await waitFor(() =>
      expect(document.activeElement).toBe(within(card).getAllByRole('heading')[0]),
    )
  })

  test('declines only with a reason', async () => {
    answer(readMyNeed, { ...need, proposals: [proposal()] })
    answer(declineProposal, need)
    const { user } = showMine()
    await user.click(await screen.findByRole('button', { name: 'Recusar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Recusar' }))
    expect(await dialog.findByText('Escolha um motivo.')).toBeTruthy()
    await user.click(dialog.getByRole('combobox', { name: 'Motivo' }))
    await user.click(await screen.findByRole('option', { name: 'Preço' }))
    await user.click(dialog.getByRole('button', { name: 'Recusar' }))
    await waitFor(() =>
      expect(sentTo(declineProposal)).toEqual([{ token, motivo: 'preco', texto: '' }]),
    )
  })

  test.each([
    ['aberta', false],
    ['completa', false],
    ['vencida', false],
    ['aceita', true],
    ['encerrada', true],
  ] as const)('whose need is %s is offered the lost links: %s', async (state, offered) => {
    answer(readMyNeed, { ...need, state })
    showMine()
    expect(await screen.findByText('Com <b>certificado</b>.')).toBeTruthy()
    expect(screen.queryByText('Perdeu o link?') !== null).toBe(offered)
  })

  test('whose link leads to no need is offered the lost links', async () => {
    refuse(readMyNeed, { status: 404, code: 'NEED_LINK_INVALID', detail: 'Link inválido.' })
    showMine()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText('Perdeu o link?')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  })

  test('whose need was removed reads why', async () => {
    answer(readMyNeed, {
      ...need,
      state: 'removida',
      removed_reason: 'propaganda',
      removed_note: 'Oferta',
    })
    showMine()
    expect(await screen.findByText(/Motivo: É propaganda. Oferta/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Encerrar demanda' })).toBeNull()
  })
})
