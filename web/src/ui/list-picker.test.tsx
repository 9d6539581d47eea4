import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { useCertificates } from '../model/certificates.ts'
import { ListPicker } from './list-picker.tsx'

function Licences() {
  const [list, setList] = useState<string[]>([])
  return (
    <>
      <ListPicker {...useCertificates()} label="Licenças" value={list} onChange={setList} />
      <output>{list.join(' | ')}</output>
    </>
  )
}

const field = () => screen.getByLabelText('Licenças', { selector: 'input' })
const chosen = () => screen.getByRole('status').textContent

test('Enter takes the match that is shown, not the typed letters', async () => {
  const { user } = show(<Licences />)
  await user.type(field(), 'sanit{Enter}')
  expect(chosen()).toBe('Licença sanitária')
  await user.type(field(), 'bombeiros{Enter}')
  expect(chosen()).toBe('Licença sanitária | Auto de Vistoria do Corpo de Bombeiros (AVCB)')
})

test('without a match the typed text counts, and another Enter adds nothing', async () => {
  const { user } = show(<Licences />)
  await user.type(field(), 'ISO 13485{Enter}{Enter}')
  expect(chosen()).toBe('ISO 13485')
})

test('a comma, or leaving the field, takes what was typed', async () => {
  const { user } = show(<Licences />)
  await user.type(field(), 'Licença,AFE')
  await user.tab()
  expect(chosen()).toBe('Licença | AFE')
})
