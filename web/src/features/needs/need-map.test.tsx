import { screen } from '@testing-library/react'
import { getNeedMap } from 'contract/needs'
import { expect, test, vi } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { NeedMap } from './need-map.tsx'

test('each state says how many of its needs are open, and shows them alone when pressed', async () => {
  answer(getNeedMap, [
    { estado: 'GO', abertas: 1, total: 4 },
    { estado: 'SP', abertas: 3, total: 3 },
  ])
  const onChoose = vi.fn<(state: string | undefined) => void>()
  const { user } = show(<NeedMap chosen="GO" onChoose={onChoose} />)
  const goias = await screen.findByRole('button', { name: /1 aberta · 4 em 90 dias/ })
  await user.click(screen.getByRole('button', { name: /3 abertas · 3 em 90 dias/ }))
  await user.click(goias)
  expect(onChoose.mock.calls).toEqual([['SP'], [undefined]])
})
