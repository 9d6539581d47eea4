import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fillIn, show } from '../../../test/render.tsx'
import { CategoriesField } from './categories-field.tsx'

function Step({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Texto" value={text} onChange={(event) => setText(event.target.value)} />
      <CategoriesField
        name="categorias"
        label="Categorias"
        value={value}
        onChange={(next) => setValue(String(next))}
        error={undefined}
        texts={{ text }}
      />
      <output>{value}</output>
    </>
  )
}

const value = () => screen.getByRole('status').textContent

test('what is written chooses the categories until somebody does', async () => {
  const { user } = show(<Step />)
  expect(value()).toBe('')
  await fillIn(user, screen.getByLabelText('Texto'), 'Luvas e seringas')
  expect(value()).toBe('descartaveis-e-epi')
  await user.click(screen.getByRole('combobox', { name: 'Categorias' }))
  await user.click(await screen.findByRole('option', { name: 'Odontologia' }))
  expect(value()).toBe('descartaveis-e-epi, odontologia')
  await fillIn(user, screen.getByLabelText('Texto'), ', lavanderia, uniformes e jalecos')
  expect(value()).toBe('descartaveis-e-epi, odontologia')
  await user.click(screen.getByRole('button', { name: 'Higienização e enxoval' }))
  expect(value()).toBe('descartaveis-e-epi, odontologia, higienizacao-e-enxoval')
})

test('a choice of before stays when the step is opened again', async () => {
  const { user } = show(<Step start="odontologia" />)
  await fillIn(user, screen.getByLabelText('Texto'), 'Luvas')
  expect(value()).toBe('odontologia')
})
