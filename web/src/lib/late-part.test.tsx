import { act, screen } from '@testing-library/react'
import { anonymous, me } from 'contract/session'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, disconnect } from '../../test/answers.ts'
import { show } from '../../test/render.tsx'
import { latePart } from './late-part.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const serverIs = (state: 'there' | 'away') =>
  state === 'there' ? answer(me, anonymous) : disconnect(me)

function showWith(Part: ReturnType<typeof latePart>) {
  show(
    <>
      <input aria-label="Nome" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )
}

test('a part whose code cannot come waits for the connection, says so and leaves the page alone', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let tries = 0
  const Part = latePart(async () => {
    tries++
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>o formulário</p> }
  })
  serverIs('away')
  showWith(Part)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('O que você abriu aparece assim que a conexão voltar.')
  expect(screen.getByLabelText('Nome')).toBeTruthy()

  connection.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('o formulário')).toBeTruthy()
  expect(tries).toBe(2)
})

test('while the server is away the page stays and the part comes when it is back, told once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  serverIs('away')
  let tries = 0
  const Part = latePart(async () => {
    if (++tries < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>o formulário</p> }
  })
  showWith(Part)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Sem conexão com o servidor')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(tries).toBe(3)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByLabelText('Nome')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByText('o formulário')).toBeTruthy()
})

test('a server that is back already is asked once more, and nothing is said', async () => {
  serverIs('there')
  let tries = 0
  const load = async () => {
    if (++tries < 2) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>o formulário</p> }
  }
  showWith(latePart(load))
  expect(await screen.findByText('o formulário')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
