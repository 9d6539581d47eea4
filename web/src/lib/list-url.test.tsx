import { screen, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { useListUrl } from './list-url.ts'

/** Changes again before the first change has settled, and once more right after. */
function Hasty() {
  const url = useListUrl()
  const first = url.text('busca')
  useLayoutEffect(() => {
    if (first) url.set({ registro: '7' })
    // Once, with the first change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first])
  useEffect(() => {
    if (first) url.set({ aba: 'plano' })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first])
  return (
    <button type="button" onClick={() => url.change({ busca: 'prado' })}>
      Buscar
    </button>
  )
}

test('a change made while another settles is not lost', async () => {
  const { user, address } = show(<Hasty />, { at: '/lista?pagina=3&por=25' })
  await user.click(screen.getByText('Buscar'))
  await waitFor(() => expect(address()).toBe('/lista?por=25&busca=prado&registro=7&aba=plano'))
})

test('an address from elsewhere is what the next change begins with', async () => {
  function List() {
    const url = useListUrl()
    return (
      <button type="button" onClick={() => url.goTo(url.page + 1)}>
        Depois de {url.text('busca')} {url.page}
      </button>
    )
  }
  const { user, address, router } = show(<List />, { at: '/lista?busca=prado' })
  await user.click(screen.getByText('Depois de prado 1'))
  await waitFor(() => expect(address()).toBe('/lista?busca=prado&pagina=2'))
  await router.navigate('/lista?busca=outra')
  await user.click(await screen.findByText('Depois de outra 1'))
  await waitFor(() => expect(address()).toBe('/lista?busca=outra&pagina=2'))
})

test('a search that comes in the moment after a click on a link does not undo it', async () => {
  function List() {
    const url = useListUrl()
    return (
      <Link
        to="?conta=7"
        onClick={(click) => {
          url.leave(click)
          // Before the link's own way is drawn.
          queueMicrotask(() => url.change({ busca: 'prado' }))
        }}
      >
        Abrir {url.text('busca')}
      </Link>
    )
  }
  const { user, address } = show(<List />, { at: '/lista' })
  await user.click(screen.getByRole('link'))
  await waitFor(() => expect(address()).toBe('/lista?conta=7'))
  await new Promise((wake) => setTimeout(wake, 50))
  expect(address()).toBe('/lista?conta=7')
})

test('a link that is opened in another tab leaves the list alive', async () => {
  function List() {
    const url = useListUrl()
    return (
      <>
        <Link to="?conta=7" onClick={url.leave}>
          Abrir
        </Link>
        <button type="button" onClick={() => url.change({ busca: 'prado' })}>
          Buscar
        </button>
      </>
    )
  }
  const { user, address } = show(<List />, { at: '/lista' })
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link'))
  await user.keyboard('{/Control}')
  await user.click(screen.getByText('Buscar'))
  await waitFor(() => expect(address()).toBe('/lista?busca=prado'))
})
