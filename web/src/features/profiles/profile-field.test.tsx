import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ProfileField } from './profile-field.tsx'

test('a key in one field draws that field anew, and none of the others', async () => {
  const drawn = { nome: 0, site: 0 }
  function TwoFields() {
    const form = useForm({ mode: 'uncontrolled', initialValues: { nome: 'Calibra', site: '' } })
    return (['nome', 'site'] as const).map((name) => (
      <ProfileField key={name} form={form} name={name}>
        {(field) => {
          drawn[name]++
          return <TextInput {...field} />
        }}
      </ProfileField>
    ))
  }
  const { user } = show(<TwoFields />)
  const site = screen.getByLabelText<HTMLInputElement>('Site')
  // The first one also tells the form that something is unsaved.
  await user.type(site, 'c')
  const before = { ...drawn }
  await user.type(site, 'alib')
  expect(site.value).toBe('calib')
  expect(drawn.site - before.site).toBe(4)
  expect(drawn.nome - before.nome).toBe(0)
})
