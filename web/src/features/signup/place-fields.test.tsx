import { screen, waitFor } from '@testing-library/react'
import { listMunicipalities } from 'contract/lookups'
import { OwnerForm } from 'contract/schemas/signup'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer, disconnect } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { PlaceFields } from './place-fields.tsx'
import { StepForm } from './step-form.tsx'

const Place = z.pick(OwnerForm, { estado: true, cidade: true })

function showPlace() {
  const done = vi.fn<(values: unknown) => void>()
  const view = show(
    <StepForm
      schema={Place}
      initial={{ estado: '', cidade: '' }}
      onDone={done}
      missing="Falta algo"
      submitLabel="Próximo"
    >
      {(fields) => <PlaceFields fields={fields} />}
    </StepForm>,
  )
  return { ...view, done }
}

const field = (label: string) => screen.getByLabelText(RegExp(`^${label}`), { selector: 'input' })
/** At the field and in the alert. */
const said = (text: string) =>
  waitFor(() => {
    const places = screen.getAllByText(text)
    expect(places).toHaveLength(2)
    return places
  })
const next = () => screen.getByText('Próximo')

test('a state typed as people do leads with the Tab key to its cities', async () => {
  answer(listMunicipalities, [
    { id: 1, nome: 'Campinas' },
    { id: 2, nome: 'São Paulo' },
  ])
  const { user, done } = showPlace()
  await user.type(field('Estado'), 'sp')
  await user.tab()
  expect(field('Estado')).toHaveProperty('value', 'São Paulo (SP)')
  expect(document.activeElement).toBe(field('Cidade'))
  await user.click(await screen.findByText('Campinas'))
  await user.click(next())
  expect(done).toHaveBeenCalledWith({ estado: 'SP', cidade: 'Campinas' })
})

test('another state asks for its own city; nothing chosen is said as the specification does', async () => {
  answer(listMunicipalities, [{ id: 1, nome: 'Campinas' }])
  const { user, done } = showPlace()
  await user.click(next())
  expect(await said('Por favor, insira um estado válido (Ex: SP).')).toHaveLength(2)
  await user.type(field('Estado'), 'sp{Enter}')
  await user.click(field('Cidade'))
  await user.click(await screen.findByText('Campinas'))
  await user.clear(field('Estado'))
  await user.type(field('Estado'), 'bahia{Enter}')
  expect(field('Cidade')).toHaveProperty('value', '')
  await user.click(next())
  expect(await said('Por favor, selecione uma cidade.')).toHaveLength(2)
  expect(done).not.toHaveBeenCalled()
})

test('without the list of cities the city is typed', async () => {
  disconnect(listMunicipalities)
  const { user, done } = showPlace()
  await user.type(field('Estado'), 'sp{Enter}')
  await screen.findByRole('textbox', { name: /Cidade/ })
  await fillIn(user, field('Cidade'), 'Campinas')
  await user.click(next())
  expect(done).toHaveBeenCalledWith({ estado: 'SP', cidade: 'Campinas' })
})
