import { screen, within } from '@testing-library/react'
import { createSynonyms, previewTradeWords, saveAnswer } from 'contract/search-words'
import { searchSuppliers } from 'contract/search'
import { expect, test, vi } from 'vitest'
import { answer, disconnect, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { WordDialog } from './word-dialog.tsx'

const found = (nome: string, id: number) => ({
  id,
  nome,
  cidade_estado: 'Recife/PE',
  similar: false,
})

test('the effect is seen side by side before anything is saved, and again after a change', async () => {
  answer(previewTradeWords, {
    before: [found('Ana', 1)],
    after: [found('Ana', 1), found('Bia', 2)],
  })
  answer(createSynonyms, { id: 7 })
  const onClose = vi.fn<() => void>()
  const improving = { term: 'geladeirinha', words: ['geladeirinha'] }
  const { user } = show(<WordDialog improving={improving} onClose={onClose} />)
  const words = await screen.findByLabelText('Palavras que querem dizer o mesmo', {
    selector: 'input',
  })
  await user.type(words, 'frigobar{Enter}')
  await user.click(screen.getByRole('button', { name: 'Ver o efeito' }))
  const after = within(await screen.findByRole('region', { name: 'Depois de salvar' }))
  expect(after.getByText('Bia')).toBeTruthy()
  expect(after.getByText('novo')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Hoje' })).queryByText('Bia')).toBeNull()
  expect(sentTo(createSynonyms)).toEqual([])
  await user.type(words, 'minibar{Enter}')
  expect(screen.queryByRole('region', { name: 'Hoje' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ver o efeito' }))
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  await expect.poll(() => onClose.mock.calls).not.toEqual([])
  expect(sentTo(createSynonyms)).toEqual([{ words: ['geladeirinha', 'frigobar', 'minibar'] }])
})

test('an answer that is edited replaces itself; a saving that fails is tried again as that', async () => {
  answer(previewTradeWords, { before: [], after: [found('Ana', 1)] })
  answer(searchSuppliers, {
    data: [],
    total: 0,
    hasMore: false,
    nextCursor: null,
    suggestion: null,
    similar: [],
  })
  disconnect(saveAnswer)
  const onClose = vi.fn<() => void>()
  const improving = {
    term: 'autoclave',
    words: ['autoclave'],
    supplier: { id: 1, nome: 'Ana' },
    answerId: 9,
  }
  const { user } = show(<WordDialog improving={improving} onClose={onClose} />)
  await user.type(await screen.findByLabelText(/Termo/), ' a vapor')
  await user.click(screen.getByRole('button', { name: 'Ver o efeito' }))
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  answer(saveAnswer, { id: 10 })
  await user.click(again)
  await expect.poll(() => onClose.mock.calls).not.toEqual([])
  const sent = { term: 'autoclave a vapor', supplier_id: 1, instead_of: 9 }
  expect(sentTo(saveAnswer).at(-1)).toEqual(sent)
  expect(sentTo(previewTradeWords)).toEqual([sent])
})
