import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { CallError } from '../lib/call.ts'
import { Loaded, type Loading } from './loaded.tsx'

function load(error: unknown) {
  const refetch = vi.fn<Loading<string>['refetch']>(async () => ({ data: undefined, error }))
  const query = { data: undefined, error, refetch }
  return { ...show(<Loaded query={query}>{(data: string) => data}</Loaded>), refetch }
}

const again = () => screen.queryByRole('button', { name: 'Tentar novamente' })

test('what is not there says so, and is not asked for again', () => {
  load(new CallError({ status: 404, code: 'NOT_FOUND', detail: 'Não encontramos.' }))
  expect(screen.getByText('Não encontramos.')).toBeTruthy()
  expect(again()).toBeNull()
})

test('what could not be read can be asked for again', async () => {
  const { user, refetch } = load(new CallError({}))
  await user.click(again() as HTMLElement)
  expect(refetch).toHaveBeenCalledOnce()
})
