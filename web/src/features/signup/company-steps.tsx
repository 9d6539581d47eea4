import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { CompanyForm } from 'contract/schemas/signup'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import type { Draft } from '../../lib/draft.ts'
import { AddressFields } from './address-fields.tsx'
import { CertificatesField } from './certificates-field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import type { CompanyDraft } from './drafts.ts'
import { StepForm } from './step-form.tsx'
import type { StepMoves } from './steps.tsx'

export const CompanyAddressForm = z.pick(CompanyForm, {
  cep: true,
  estado: true,
  cidade: true,
  logradouro: true,
  numero: true,
  bairro: true,
  complemento: true,
})

export const CompanyTypeForm = z.pick(CompanyForm, {
  tipo_negocio: true,
  inscricao_municipal: true,
  segmento_empresa: true,
  marketplace: true,
})

export const CompanyServiceForm = z.pick(CompanyForm, {
  descricaoServico: true,
  atorizacoes: true,
  outras_infos: true,
  termos_aceitos: true,
  politicas_aceitas: true,
})

export type CompanyStepProps = StepMoves & {
  draft: Draft<CompanyDraft>
  errors: Record<string, string>
}

export function CompanyAddressStep({ draft, errors, next, back }: CompanyStepProps) {
  const { cep, estado, cidade, logradouro, numero, bairro, complemento } = draft.values
  return (
    <StepForm
      schema={CompanyAddressForm}
      initial={{ cep, estado, cidade, logradouro, numero, bairro, complemento }}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missing()}
      disabled={!draft.ready}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {(fields) => <AddressFields fields={fields} />}
    </StepForm>
  )
}

/** Company type, registration, segment, and whether the company joins the marketplace. */
export function CompanyTypeStep({ draft, errors, next, back }: CompanyStepProps) {
  const { tipo_negocio, inscricao_municipal, segmento_empresa, marketplace } = draft.values
  return (
    <StepForm
      schema={CompanyTypeForm}
      initial={{ tipo_negocio, inscricao_municipal, segmento_empresa, marketplace }}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missing()}
      disabled={!draft.ready}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {({ field, checkbox }) => (
        <>
          <TextInput
            label={m.fields_tipo_negocio()}
            description={m.signup_tipo_negocioHelp()}
            required
            {...field('tipo_negocio')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              label={m.fields_inscricao_municipal()}
              description={m.signup_inscricao_municipalHelp()}
              required
              {...field('inscricao_municipal')}
            />
            <TextInput
              label={m.fields_segmento_empresa()}
              description={m.signup_segmento_empresaHelp()}
              {...field('segmento_empresa')}
            />
          </SimpleGrid>
          <Checkbox
            label={m.signup_joinMarketplace()}
            description={m.signup_joinMarketplaceHelp()}
            {...checkbox('marketplace')}
          />
        </>
      )}
    </StepForm>
  )
}

type ServiceStepProps = CompanyStepProps & { busy: boolean; submitLabel: string; onDone(): void }

/** What the company does. Authorizations and more only for a company in the marketplace. */
export function CompanyServiceStep(props: ServiceStepProps) {
  const { draft, errors, back, busy, submitLabel, onDone } = props
  const { descricaoServico, atorizacoes, outras_infos } = draft.values
  const { termos_aceitos, politicas_aceitas, marketplace } = draft.values
  return (
    <StepForm
      schema={CompanyServiceForm}
      initial={{ descricaoServico, atorizacoes, outras_infos, termos_aceitos, politicas_aceitas }}
      errors={errors}
      onChange={draft.update}
      onDone={onDone}
      missing={m.signup_missing()}
      busy={busy}
      disabled={!draft.ready}
      submitLabel={submitLabel}
      onBack={back}
    >
      {(fields) => (
        <>
          <Textarea
            label={m.fields_descricaoServico()}
            description={m.signup_descricaoServicoHelp()}
            minRows={4}
            required
            {...fields.field('descricaoServico')}
          />
          {marketplace && (
            <>
              <CertificatesField label={m.fields_atorizacoes()} {...fields.field('atorizacoes')} />
              <Textarea
                label={m.fields_outras_infos()}
                minRows={2}
                {...fields.field('outras_infos')}
              />
            </>
          )}
          <ConsentFields fields={fields} />
        </>
      )}
    </StepForm>
  )
}
