import { screen, waitFor } from '@testing-library/react'
import { findAddress, listMunicipalities } from 'contract/lookups'
import { FreelancerForm } from 'contract/schemas/signup'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { type Address, AddressFields } from './address-fields.tsx'
import { StepForm } from './step-form.tsx'

const nothing: Address = {
  cep: '',
  estado: '',
  cidade: '',
  logradouro: '',
  numero: '',
  bairro: '',
  complemento: '',
  atendeEm: '',
}

const campinas = {
  cep: '13010-001',
  logradouro: 'Rua Barão de Jaguara',
  bairro: 'Centro',
  localidade: 'Campinas',
  uf: 'SP',
}

let kept: Address = nothing
beforeEach(() => {
  kept = nothing
  answer(listMunicipalities, [
    { id: 1, nome: 'Campinas' },
    { id: 2, nome: 'Santos' },
  ])
})

const showAddress = (initial = nothing) =>
  show(
    <StepForm
      schema={FreelancerForm}
      initial={initial}
      onChange={(values) => {
        kept = values
      }}
      onDone={() => {}}
      missing="Falta algo"
      submitLabel="Próximo"
    >
      {(fields) => <AddressFields fields={fields} />}
    </StepForm>,
  )

const field = (label: string) => screen.getByLabelText(RegExp(`^${label}`), { selector: 'input' })
type User = ReturnType<typeof show>['user']
async function paste(user: User, label: string, text: string) {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(text)
}
const filledIn = (part: Partial<Address>) => waitFor(() => expect(kept).toMatchObject(part))
const unknown = () => refuse(findAddress, { status: 404, code: 'NOT_FOUND' })

test('an unknown postcode clears what the one before filled in', async () => {
  answer(findAddress, campinas)
  const { user } = showAddress()
  await paste(user, 'CEP', '13010-001')
  await filledIn({ estado: 'SP', cidade: 'Campinas', logradouro: campinas.logradouro })
  unknown()
  await paste(user, 'CEP', '00000-001')
  await filledIn({ estado: '', cidade: '', logradouro: '', bairro: '' })
  await waitFor(() => expect(field('Cidade')).toHaveProperty('value', ''))
  await waitFor(() => expect(field('Estado')).toHaveProperty('value', ''))
})

test('the city of a draft goes with its postcode, too', async () => {
  unknown()
  const { user } = showAddress({ ...nothing, cep: '13010-001', estado: 'SP', cidade: 'Campinas' })
  await paste(user, 'CEP', '00000-001')
  await filledIn({ cep: '00000-001', estado: '', cidade: '' })
})

test('what the person chose or corrected is not cleared', async () => {
  answer(findAddress, campinas)
  const { user } = showAddress()
  await paste(user, 'CEP', '13010-001')
  await filledIn({ logradouro: campinas.logradouro })
  await paste(user, 'Rua', 'Rua de trás')
  await user.click(field('Cidade'))
  await user.click(await screen.findByText('Santos'))
  unknown()
  await paste(user, 'CEP', '00000-001')
  await filledIn({ bairro: '' })
  expect(kept).toMatchObject({ logradouro: 'Rua de trás', estado: 'SP', cidade: 'Santos' })
})

test('another known postcode replaces what the first one filled in, not what was typed', async () => {
  answer(findAddress, campinas)
  const { user } = showAddress()
  await paste(user, 'CEP', '13010-001')
  await filledIn({ bairro: 'Centro' })
  await paste(user, 'Bairro', 'Meu bairro')
  answer(findAddress, { ...campinas, logradouro: 'Rua do Porto', localidade: 'Santos' })
  await paste(user, 'CEP', '11010-001')
  await filledIn({ cidade: 'Santos', logradouro: 'Rua do Porto', bairro: 'Meu bairro' })
})
