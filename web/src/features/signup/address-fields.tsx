import { SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isCep } from 'contract/rules/cep'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { cepMask } from '../../ui/masks.ts'
import { addressQuery } from './api.ts'
import { PlaceFields } from './place-fields.tsx'
import type { StepFields, Values } from './step-form.tsx'

export type Address = {
  cep: string
  estado: string
  cidade: string
  logradouro: string
  numero: string
  bairro: string
  complemento: string
}

/** A whole postcode fills in state and city, and the street where it is known and still empty. */
export function AddressFields({ fields }: { fields: StepFields<Values & Address> }) {
  const { t } = useTranslation()
  const { field } = fields
  useFilledAddress(fields)
  return (
    <>
      <MaskedInput
        label={t('fields.cep')}
        mask={cepMask}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        maw={{ sm: '50%' }}
        required
        {...field('cep')}
      />
      <PlaceFields fields={fields} />
      <TextInput
        label={t('fields.logradouro')}
        autoComplete="address-line1"
        required
        {...field('logradouro')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput label={t('fields.numero')} autoComplete="off" required {...field('numero')} />
        <TextInput
          label={t('fields.complemento')}
          autoComplete="address-line2"
          required
          {...field('complemento')}
        />
      </SimpleGrid>
      <TextInput
        label={t('fields.bairro')}
        autoComplete="address-level3"
        required
        {...field('bairro')}
      />
    </>
  )
}

function useFilledAddress({ values, fill }: StepFields<Values & Address>): void {
  const { cep, estado, cidade } = values
  // A draft that has its city already is not looked up again over the person's corrections.
  const filledFor = useRef(estado && cidade ? cep : '')
  const { data } = useQuery({ ...addressQuery(cep), enabled: isCep(cep) })
  useEffect(() => {
    if (!data || filledFor.current === cep) return
    filledFor.current = cep
    fill({
      estado: data.uf,
      cidade: data.localidade,
      ...(values.logradouro === '' && data.logradouro ? { logradouro: data.logradouro } : {}),
      ...(values.bairro === '' && data.bairro ? { bairro: data.bairro } : {}),
    })
  }, [data, cep, fill, values.logradouro, values.bairro])
}
