import { expect, test } from 'vitest'
import { shouldRevalidate } from './account-layout.tsx'

test.each([
  ['/marketplaceDash/freelancers', '/marketplaceDash/freelancers?pagina=2', false],
  ['/marketplaceDash/freelancers', '/marketplaceDash/freelancers', true],
  ['/marketplaceDash/freelancers', '/marketplaceDash/empresas', true],
])('from %s to %s asks the server who is there: %s', (from, to, asks) => {
  const url = (path: string) => new URL(path, 'https://saude.example')
  const args = { currentUrl: url(from), nextUrl: url(to), defaultShouldRevalidate: true }
  expect(shouldRevalidate({ ...args, currentParams: {}, nextParams: {} } as never)).toBe(asks)
})
