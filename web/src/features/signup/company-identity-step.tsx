import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RegistryCompany } from 'contract/lookups'
import { formatCep } from 'contract/rules/cep'
import { isCnpj } from 'contract/rules/cnpj'
import { stepForm } from 'contract/schemas/field-schemas'
import { companyFields } from 'contract/schemas/supplier-fields'
import { useEffect, useRef } from 'react'
import { m } from '#texts/messages.js'
import { PhoneField } from '../../ui/phone-field.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { cnpjMask } from '../../ui/masks.ts'
import { companyQuery } from './api.ts'
import type { CompanyStepProps } from './company-steps.tsx'
import { answersOf, type CompanyDraft } from './drafts.ts'
import { type StepFields, StepForm } from './step-form.tsx'

export const CompanyIdentityForm = stepForm(companyFields, 'identity')

/** A whole CNPJ is looked up once in the company registry; everything it fills in can be changed. */
export function CompanyIdentityStep({ draft, errors, next }: CompanyStepProps) {
  return (
    <StepForm
      schema={CompanyIdentityForm}
      initial={answersOf(CompanyIdentityForm, draft.values)}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missing()}
      submitLabel={m.signup_next()}
    >
      {(fields) => <IdentityFields fields={fields} draft={draft} />}
    </StepForm>
  )
}

type Identity = Pick<CompanyDraft, keyof (typeof CompanyIdentityForm)['shape']>
type IdentityFieldsProps = { fields: StepFields<Identity>; draft: CompanyStepProps['draft'] }

function IdentityFields({ fields, draft }: IdentityFieldsProps) {
  const { field } = fields
  useFilledCompany(fields, draft)
  return (
    <>
      <MaskedInput
        description={m.signup_cnpjHelp()}
        mask={cnpjMask}
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="00.000.000/0000-00"
        maw={{ sm: '50%' }}
        required
        {...field('cnpj')}
      />
      <TextInput autoComplete="organization" required {...field('razao_social')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput autoComplete="off" required {...field('nome_fantasia')} />
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={m.signup_companySiteExample()}
          {...field('site')}
        />
        <PhoneField description={m.fields_telefone_empresaHelp()} {...field('telefone_empresa')} />
        <PhoneField
          description={m.fields_whatsapp_empresaHelp()}
          autoComplete="off"
          {...field('whatsapp_empresa')}
        />
      </SimpleGrid>
      <TextInput
        description={m.fields_cnae_primarioHelp()}
        placeholder="0000-0/00"
        autoComplete="off"
        required
        {...field('cnae_primario')}
      />
      <Textarea
        description={m.fields_cnae_secundarioHelp()}
        minRows={1}
        autoComplete="off"
        {...field('cnae_secundario')}
      />
    </>
  )
}

type Filled = { identity: Partial<Identity>; rest: Partial<CompanyDraft> }
const nothing: Filled = { identity: {}, rest: {} }

/**
 * What the registry filled in goes with its CNPJ: the next one replaces it, an unknown one clears it.
 * What the person typed or corrected stays.
 */
function useFilledCompany(
  { values, fill }: StepFields<Identity>,
  { values: kept, update }: CompanyStepProps['draft'],
): void {
  const { cnpj, razao_social } = values
  // A draft that has its company already is not looked up again over the person's corrections.
  const lookedUp = useRef(razao_social ? cnpj : '')
  const filled = useRef(nothing)
  const { data, isError } = useQuery({ ...companyQuery(cnpj), enabled: isCnpj(cnpj) })
  useEffect(() => {
    if (!(data || isError)) return
    const now = data ? readRegistry(data) : nothing
    if (lookedUp.current !== cnpj) {
      lookedUp.current = cnpj
      update({ ...withoutFormer(kept, filled.current.rest), ...now.rest })
      fill({ ...withoutFormer(values, filled.current.identity), ...now.identity })
    }
    filled.current = now
  }, [data, isError, cnpj, fill, update, values, kept])
}

/** The former company's facts, emptied where nobody changed them. */
const withoutFormer = <Facts extends object>(shown: Facts, former: Partial<Facts>) =>
  Object.fromEntries(
    Object.entries(former).flatMap(([name, value]) =>
      shown[name as keyof Facts] === value ? [[name, '']] : [],
    ),
  ) as Partial<Facts>

/** Only what the registry knows is filled in; the rest stays as the person typed it. */
function readRegistry({
  razao_social,
  natureza_juridica,
  porte,
  estabelecimento,
}: RegistryCompany): Filled {
  const place = estabelecimento
  const secondary = place.atividades_secundarias.map(activityText).filter(Boolean)
  return {
    identity: known({
      razao_social,
      nome_fantasia: place.nome_fantasia ?? razao_social,
      site: place.site,
      cnae_primario: place.atividade_principal && activityText(place.atividade_principal),
      cnae_secundario: secondary.join('; '),
    }),
    rest: known({
      cep: place.cep && formatCep(place.cep),
      estado: place.estado?.sigla,
      cidade: place.cidade?.nome,
      bairro: place.bairro,
      logradouro: place.logradouro,
      numero: place.numero,
      tipo_negocio: natureza_juridica?.descricao,
      outras_infos: porte?.descricao && `Porte: ${porte.descricao}`,
    }),
  }
}

type Activity = RegistryCompany['estabelecimento']['atividades_secundarias'][number]

/** The code where the registry gives it, and what it stands for. */
const activityText = ({ subclasse, descricao }: Activity): string =>
  [subclasse, descricao].filter(Boolean).join(' - ')

function known<Key extends string>(
  fields: Record<Key, string | null | undefined>,
): Partial<Record<Key, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<
    Record<Key, string>
  >
}
