import { screen, waitFor, within } from '@testing-library/react'
import {
  createProposal,
  getNeedNews,
  listOpenNeeds,
  markNeedsSeen,
  type OpenNeeds,
  setNeedMailsByLink,
} from 'contract/needs'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, answerLater, refuse, sentTo } from '../../../test/answers.ts'
import { need, proposal } from '../../../test/needs.ts'
import { freelancer } from '../../../test/people.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { Bank } from './bank.tsx'
import { NeedMailsSwitch } from './need-mails-switch.tsx'

describe('the supplier', () => {
  const { nome: _n, email: _e, telefone: _t, proposals: _p, ...plain } = need
  const { removed_reason: _r, removed_note: _o, extends_to: _x, ...shown } = plain
  const page = (fields: Partial<OpenNeeds> = {}): OpenNeeds => ({
    needsPlan: null,
    missed: 0,
    ready: true,
    data: [{ ...shown, proposals: 2, own: null }],
    nextCursor: null,
    ...fields,
  })
  const showBank = (at = '/marketplaceDash/banco-de-negocios') =>
    show(<Bank />, { session: freelancer('MKTPRO'), at })
  beforeEach(() => {
    answer(markNeedsSeen, { count: 0, abertas: 0, propostas: 0 })
    answer(getNeedNews, { count: 0, abertas: 0, propostas: 0 })
  })

  test('answers with price, time and validity; a wrong one is told at its field', async () => {
    answer(listOpenNeeds, page())
    answer(createProposal, { ...shown, proposals: 3, own: null })
    const { user } = showBank()
    const card = within(await screen.findByRole('article', { name: need.titulo }))
    expect(card.getByText('2 de 5 propostas')).toBeTruthy()
    expect(sentTo(markNeedsSeen)).toEqual([{ view: 'abertas', newest: need.id }])
    await user.click(card.getByRole('button', { name: 'Enviar proposta' }))
    const dialog = within(await screen.findByRole('dialog'))
    await fillIn(user, dialog.getByLabelText(/Sua proposta/), 'Fazemos no local.')
    await user.click(dialog.getByRole('button', { name: 'Enviar proposta' }))
    expect(await dialog.findByText('Informe o preço.')).toBeTruthy()
    await fillIn(user, dialog.getByLabelText(/Preço em reais/), '1234,5')
    await user.type(dialog.getByLabelText(/Entrega ou execução/), '10')
    await user.click(dialog.getByRole('button', { name: 'Enviar proposta' }))
    await waitFor(() =>
      expect(sentTo(createProposal)).toMatchObject([
        { texto: 'Fazemos no local.', preco: 1234.5, preco_por: 'total', entrega_dias: 10 },
      ]),
    )
  })

  test('sees of a removed need only that it was removed, and the own proposal', async () => {
    const { supplier: _s, contact: _c, ...answered } = proposal()
    const words = { titulo: '', descricao: '', quantidade: '', cidade: '' }
    const removed = { ...shown, ...words, file: null, state: 'removida' as const, proposals: 2 }
    answer(listOpenNeeds, page({ data: [{ ...removed, own: { ...answered, buyer: null } }] }))
    showBank('/marketplaceDash/banco-de-negocios?ver=propostas')
    const card = within(await screen.findByRole('article', { name: 'Demanda removida' }))
    expect(card.getByText(/^A administração removeu esta demanda\./)).toBeTruthy()
    expect(card.getByRole('region', { name: 'Sua proposta: Demanda removida' })).toBeTruthy()
    expect(card.getByText('Fazemos no local.')).toBeTruthy()
    expect(card.queryByText('Local')).toBeNull()
  })

  test('sees beside each list how much is new there; only the list that is open counts as seen', async () => {
    answer(listOpenNeeds, page())
    answer(getNeedNews, { count: 3, abertas: 1, propostas: 2 })
    const { user } = showBank()
    const own = await screen.findByRole('radio', { name: 'Minhas propostas (2)' })
    expect(screen.getByRole('radio', { name: 'Abertas' })).toBeTruthy()
    await waitFor(() => expect(sentTo(markNeedsSeen)).not.toEqual([]))
    const seen = () => [...new Set(sentTo(markNeedsSeen).map((body) => JSON.stringify(body)))]
    expect(seen()).toEqual([JSON.stringify({ view: 'abertas', newest: need.id })])
    answer(getNeedNews, { count: 0, abertas: 0, propostas: 0 })
    await user.click(own)
    await screen.findByRole('radio', { name: 'Minhas propostas' })
    await waitFor(() => expect(seen().slice(1)).toEqual([JSON.stringify({ view: 'propostas' })]))
  })

  test('news count as seen once they are shown: on coming back to a list, and while it is looked at', async () => {
    answer(listOpenNeeds, page())
    const { user, client } = showBank('/marketplaceDash/banco-de-negocios?ver=propostas')
    await screen.findByRole('article', { name: need.titulo })
    await user.click(screen.getByRole('radio', { name: 'Abertas' }))
    await waitFor(() => expect(sentTo(markNeedsSeen)).toHaveLength(2))
    const answered = { ...shown, proposals: 2, own: null, titulo: 'Com uma pergunta' }
    const read = answerLater(listOpenNeeds)
    await user.click(screen.getByRole('radio', { name: 'Minhas propostas' }))
    await screen.findByRole('article', { name: need.titulo })
    expect(sentTo(markNeedsSeen)).toHaveLength(2)
    read(page({ data: [answered] }))
    await screen.findByRole('article', { name: 'Com uma pergunta' })
    await waitFor(() => expect(sentTo(markNeedsSeen).slice(2)).toEqual([{ view: 'propostas' }]))
    answer(listOpenNeeds, page({ data: [{ ...answered, titulo: 'Com outra' }] }))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    client.setQueryData([getNeedNews], { count: 1, abertas: 0, propostas: 1 })
    await screen.findByRole('article', { name: 'Com outra' })
    await waitFor(() => expect(sentTo(markNeedsSeen)).toHaveLength(4))
  })

  test('on another plan reads how many were missed, with a way to the plan that has it', async () => {
    answer(listOpenNeeds, page({ needsPlan: 'MKTPRO', missed: 4, data: [] }))
    showBank()
    expect(await screen.findByText('Você perdeu 4 demandas neste mês')).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Conhecer o plano Profissional' })
    expect(way.getAttribute('href')).toBe('/alterplan')
  })

  test('sees the buyer only once they agreed', async () => {
    const { supplier: _s, contact: _c, ...own } = proposal()
    answer(
      listOpenNeeds,
      page({ data: [{ ...shown, proposals: 1, own: { ...own, buyer: null } }] }),
    )
    const first = showBank('/marketplaceDash/banco-de-negocios?ver=propostas')
    expect(await screen.findByText(/aparece aqui quando concordar/)).toBeTruthy()
    first.unmount()
    const buyer = {
      nome: 'Hospital Aurora',
      email: 'c@a.example',
      telefone: '(19) 91234-5678',
      whatsapp: null,
    }
    answer(listOpenNeeds, page({ data: [{ ...shown, proposals: 1, own: { ...own, buyer } }] }))
    showBank('/marketplaceDash/banco-de-negocios?ver=propostas')
    expect(await screen.findByText('Hospital Aurora')).toBeTruthy()
    expect(screen.queryByText(/aparece aqui quando concordar/)).toBeNull()
  })
})

test('the link of a notice switches the notices off, and on again by a click; a broken one says so', async () => {
  answer(setNeedMailsByLink, ({ body }: { body: { needs: boolean } }) => ({ needs: body.needs }))
  const { user, unmount } = show(<NeedMailsSwitch />, { at: '/avisos-de-demandas#7.abc' })
  expect(await screen.findByText(/não recebe mais avisos de novas demandas/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Foi sem querer: quero receber' }))
  expect(await screen.findByText('Você volta a receber avisos de novas demandas.')).toBeTruthy()
  expect(sentTo(setNeedMailsByLink)).toEqual([
    { token: '7.abc', needs: false },
    { token: '7.abc', needs: true },
  ])
  unmount()
  refuse(setNeedMailsByLink, { status: 404, code: 'NOT_FOUND', detail: 'Não encontrado.' })
  show(<NeedMailsSwitch />, { at: '/avisos-de-demandas#x' })
  expect(await screen.findByText(/Copie o endereço inteiro do e-mail/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
