import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { useStates } from '../model/places.ts'
import { ChoiceField } from './choice-field.tsx'

function StateOfSomething({ start = '' }: { start?: string }) {
  const [code, setCode] = useState(start)
  return (
    <>
      <ChoiceField label="Estado" choices={useStates()} value={code} onChange={setCode} />
      <output>{code}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Estado', { selector: 'input' })
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('status').textContent

test.each(['SP', 'sp', 'sao', 'Paulo'])('%s and Enter choose São Paulo', async (typed) => {
  const { user } = show(<StateOfSomething start="ES" />)
  await user.clear(field())
  await user.type(field(), typed)
  expect(offered()).toEqual(['São Paulo (SP)'])
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('SP')
  expect(field().value).toBe('São Paulo (SP)')
})

test('the exact code comes first, then names that begin like it', async () => {
  const { user } = show(<StateOfSomething />)
  await user.type(field(), 'pa')
  expect(offered()).toEqual(['Pará (PA)', 'Paraíba (PB)', 'Paraná (PR)', 'São Paulo (SP)'])
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('PA')
})

test('who leaves the field without choosing is understood where only one state fits', async () => {
  const { user } = show(<StateOfSomething />)
  await user.type(field(), 'sp')
  await user.tab()
  expect([chosen(), field().value]).toEqual(['SP', 'São Paulo (SP)'])
  await user.clear(field())
  await user.type(field(), 'rio')
  await user.tab()
  expect([chosen(), field().value]).toEqual(['SP', 'São Paulo (SP)'])
})

test('what the browser fills in counts, as code or as name', () => {
  show(<StateOfSomething />)
  fireEvent.input(field(), { target: { value: 'Bahia' } })
  expect(chosen()).toBe('BA')
  fireEvent.input(field(), { target: { value: 'MG' } })
  expect([chosen(), field().value]).toEqual(['MG', 'Minas Gerais (MG)'])
})

test('Enter on what is chosen already keeps it', async () => {
  const { user } = show(<StateOfSomething start="RJ" />)
  await user.click(field())
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('RJ')
})

test('no state is said in the language of the page', async () => {
  const { user } = show(<StateOfSomething />, { language: 'en' })
  await user.type(field(), 'xyz')
  expect(screen.getByText('No state with that name')).toBeTruthy()
})

test('a closed list is not drawn: each key in another field would draw it anew', async () => {
  const { user } = show(<StateOfSomething start="RJ" />)
  const options = () => screen.queryAllByRole('option', { hidden: true })
  expect(options()).toHaveLength(0)
  await user.click(field())
  expect(options()).toHaveLength(27)
  await user.keyboard('{Escape}')
  expect(options()).toHaveLength(0)
})
