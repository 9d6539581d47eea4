import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { latePart } from './late-part.ts'

afterEach(() => vi.restoreAllMocks())

test('a part whose code cannot come waits for the connection, says so and leaves the page alone', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let tries = 0
  const Part = latePart(async () => {
    tries++
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>o formulário</p> }
  })
  show(
    <>
      <input aria-label="Nome" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('O que você abriu aparece assim que a conexão voltar.')
  expect(screen.getByLabelText('Nome')).toBeTruthy()

  connection.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('o formulário')).toBeTruthy()
  expect(tries).toBe(2)
})
