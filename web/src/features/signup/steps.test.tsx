import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { type SignupStep, SignupSteps } from './steps.tsx'

type Done = { first: boolean; second: boolean }

const steps: SignupStep<Done>[] = ['Um', 'Dois', 'Três'].map((heading, index) => ({
  id: heading.toLowerCase(),
  label: heading,
  heading,
  isDone: (done) => (index === 0 ? done.first : index === 1 && done.second),
  render: ({ next, back }) => (
    <>
      <button type="button" onClick={next}>
        Próximo
      </button>
      {back && (
        <button type="button" onClick={back}>
          Voltar
        </button>
      )}
    </>
  ),
}))

const wizard = (at: string, done: Done, finished = false) =>
  show(
    <SignupSteps
      title="Cadastro"
      steps={steps}
      draft={{ values: done, ready: true }}
      finished={finished}
      head={() => null}
    />,
    { at },
  )

const all = { first: true, second: true }
const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const shows = (text: string) => waitFor(() => expect(heading()).toBe(text))
const press = (name: string) => screen.getByRole('button', { name })

test.each([
  ['/?passo=nada', all, 'Um'],
  ['/?passo=-1', all, 'Um'],
  ['/?passo=4', all, 'Um'],
  ['/', all, 'Um'],
  ['/?passo=dois', { first: false, second: true }, 'Um'],
  ['/?passo=três', { first: true, second: false }, 'Dois'],
  ['/?passo=três', all, 'Três'],
])(
  '%s with %j done shows step %s: never below the first, never past what is done',
  (at, done, shown) => {
    wizard(at, done)
    expect(heading()).toBe(shown)
  },
)

test('the first step has no way back, and the last one stays the last', async () => {
  const { user, address } = wizard('/', all)
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull()
  await user.click(press('Próximo'))
  await shows('Dois')
  await user.click(press('Próximo'))
  await shows('Três')
  const last = address()
  await user.click(press('Próximo'))
  expect([heading(), address()]).toEqual(['Três', last])
})

test("'Voltar' and the browser's Back go one step back at a time, to the first and no further", async () => {
  const { user, router, address } = wizard('/', all)
  await user.click(press('Próximo'))
  await shows('Dois')
  await user.click(press('Próximo'))
  await shows('Três')
  await user.click(press('Voltar'))
  await shows('Dois')
  await router.navigate('/?passo=três')
  await router.navigate(-1)
  await shows('Dois')
  await user.click(press('Voltar'))
  await shows('Um')
  expect(address()).toBe('/')
})

test('where one is stands in the progress, and a finished sign-up only has its last screen', () => {
  const page = wizard('/?passo=dois', all)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.dataset.state)).toEqual(['done', 'current', 'open'])
  expect(items[1]?.getAttribute('aria-current')).toBe('step')
  page.unmount()
  wizard('/?passo=um', all, true)
  expect(heading()).toBe('Três')
})
