import { SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isCep } from 'contract/rules/cep'
import { useEffect, useRef } from 'react'
import { m } from '#texts/messages.js'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { cepMask } from '../../ui/masks.ts'
import { addressQuery } from './api.ts'
import { PlaceFields } from './place-fields.tsx'
import { ServiceAreaField } from './service-area-field.tsx'
import type { StepFields, Values } from './step-form.tsx'

export type Address = {
  cep: string
  estado: string
  cidade: string
  logradouro: string
  numero: string
  bairro: string
  complemento: string
  atendeEm: string
}

type AddressFieldsProps = {
  fields: StepFields<Values & Address>
  complement?: 'required' | 'optional'
}

/** A whole postcode fills in state and city, and the street where it is known and not typed. */
export function AddressFields({ fields, complement = 'required' }: AddressFieldsProps) {
  const { field } = fields
  useFilledAddress(fields)
  return (
    <>
      <MaskedInput
        mask={cepMask}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        maw={{ sm: '50%' }}
        required
        {...field('cep')}
      />
      <PlaceFields fields={fields} />
      <TextInput autoComplete="address-line1" required {...field('logradouro')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput autoComplete="off" required {...field('numero')} />
        <TextInput
          autoComplete="address-line2"
          required={complement === 'required'}
          {...(complement === 'optional' && { placeholder: m.signup_optional() })}
          {...field('complemento')}
        />
      </SimpleGrid>
      <TextInput autoComplete="address-level3" required {...field('bairro')} />
      <ServiceAreaField {...field('atendeEm')} />
    </>
  )
}

type Filled = Partial<Pick<Address, 'estado' | 'cidade' | 'logradouro' | 'bairro'>>

/**
 * What a postcode filled in goes with it: the next one replaces it, an unknown one clears it. What
 * the person chose or corrected stays, but for state and city of a postcode that is known.
 */
function useFilledAddress({ values, fill }: StepFields<Values & Address>): void {
  const { cep, estado, cidade } = values
  // A draft that has its city already is not looked up again over the person's corrections.
  const lookedUp = useRef(estado && cidade ? cep : '')
  const filled = useRef<Filled>(estado && cidade ? { estado, cidade } : {})
  const { data, isError } = useQuery({ ...addressQuery(cep), enabled: isCep(cep) })
  useEffect(() => {
    if (!(data || isError) || lookedUp.current === cep) return
    lookedUp.current = cep
    const isOurs = (name: keyof Filled) =>
      values[name] === '' || values[name] === filled.current[name]
    const place = { estado: data?.uf ?? '', cidade: data?.localidade ?? '' }
    const street = { logradouro: data?.logradouro ?? '', bairro: data?.bairro ?? '' }
    fill({
      ...(data || (isOurs('estado') && isOurs('cidade')) ? place : {}),
      ...(isOurs('logradouro') ? { logradouro: street.logradouro } : {}),
      ...(isOurs('bairro') ? { bairro: street.bairro } : {}),
    })
    filled.current = { ...place, ...street }
  }, [data, isError, cep, fill, values])
}
