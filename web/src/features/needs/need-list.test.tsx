import { screen, waitFor, within } from '@testing-library/react'
import { type AdminNeed, getNeedMap, listNeeds, removeNeed } from 'contract/needs'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { need } from '../../../test/needs.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { NeedList } from './need-list.tsx'

const manual: AdminNeed = {
  ...need,
  titulo: 'POPs e manual de boas práticas',
  estado: 'MG',
  proposals: 0,
}
const transport: AdminNeed = { ...manual, id: 8, titulo: 'Transporte de vacinas', estado: 'SP' }
const removed: AdminNeed = {
  ...manual,
  state: 'removida',
  removed_reason: 'duplicada',
  removed_note: 'Já publicada ontem',
}

test('an administrator sees the map of needs and removes one', async () => {
  let open = [manual, transport]
  answer(getNeedMap, [
    { estado: 'MG', abertas: 1, total: 1 },
    { estado: 'SP', abertas: 1, total: 1 },
  ])
  answer(listNeeds, ({ query }) => {
    const all = query.get('status') === 'removidas' ? [removed] : open
    const data = all.filter(({ estado }) => [null, estado].includes(query.get('estado')))
    return { data, total: data.length }
  })
  answer(removeNeed, removed)
  const { user } = show(<NeedList />, { at: '/marketplaceDash/demandas' })
  expect(await screen.findByRole('heading', { name: 'Demandas por estado' })).toBeTruthy()
  const card = () => screen.findByRole('article', { name: manual.titulo })
  await user.click(await screen.findByRole('button', { name: /^Minas Gerais \(MG\)/ }))
  await waitFor(() => expect(screen.queryByRole('article', { name: transport.titulo })).toBeNull())

  await user.click(within(await card()).getByRole('button', { name: 'Remover' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: 'Motivo' }))
  await user.click(await screen.findByRole('option', { name: 'Repete outra demanda' }))
  await fillIn(user, dialog.getByLabelText(/^Justificativa/), 'Já publicada ontem')
  open = [transport]
  await user.click(dialog.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(sentTo(removeNeed)).toEqual([{ motivo: 'duplicada', note: 'Já publicada ontem' }])

  await user.click(screen.getByRole('radio', { name: 'Removidas' }))
  expect((await card()).textContent).toContain('Repete outra demanda: Já publicada ontem')
  expect(within(await card()).queryByRole('button', { name: 'Remover' })).toBeNull()
})
