import { expect, test } from 'vitest'
import { loader } from './page.tsx'

/** Where the form leads that a browser without JavaScript sends. */
async function ledTo(search: string): Promise<string | null> {
  const request = new Request(`https://saude.example/filters${search}`)
  try {
    await loader({ request } as Parameters<typeof loader>[0])
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
  return null
}

test.each([
  ['?categoria=luvas&onde=Recife&estado=SP&cidade=Santos', '/filters?categoria=luvas+em+Recife'],
  ['?categoria=luvas&onde=+&estado=SP', '/filters?categoria=luvas&estado=SP'],
])(
  'without JavaScript, a place that is typed takes the place of the filter: %s',
  async (sent, to) => {
    expect(await ledTo(sent)).toBe(to)
  },
)
