import { act, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { PagePart, whenPartsAreReady } from './page-part.tsx'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

const page = (
  <>
    <PagePart>
      <Counter name="first" />
      <PagePart>
        <Counter name="inner" />
      </PagePart>
    </PagePart>
    <PagePart>
      <Counter name="second" />
    </PagePart>
  </>
)

test('every part answers, inner ones too, when the page is called ready', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  startTransition(() => {
    root = hydrateRoot(container, page)
  })
  // As the frame's own effect does, in a task after it.
  const ready = await new Promise<string>((resolve) => {
    setTimeout(() => whenPartsAreReady(() => resolve('ready')))
  })
  expect(ready).toBe('ready')
  for (const name of ['first', 'inner', 'second']) {
    const button = screen.getByRole('button', { name: `${name} 0` })
    act(() => button.click())
    expect(button.textContent).toBe(`${name} 1`)
  }
})

test('a part that goes away before it came is not waited for', async () => {
  const never = new Promise<never>(() => {})
  function Never(): never {
    throw never
  }
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <PagePart>
      <p>from the server</p>
    </PagePart>,
  )
  document.body.append(container)
  await act(async () => {
    root = hydrateRoot(
      container,
      <PagePart>
        <Never />
      </PagePart>,
    )
  })
  let ready = 0
  whenPartsAreReady(() => ready++)
  expect(ready).toBe(0)
  act(() => root?.unmount())
  expect(ready).toBe(1)
})
