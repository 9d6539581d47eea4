import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { stepForm } from 'contract/schemas/field-schemas'
import { companyFields } from 'contract/schemas/supplier-fields'
import { m } from '#texts/messages.js'
import type { Draft } from '../../lib/draft.ts'
import { AddressFields } from './address-fields.tsx'
import { CategoriesField } from './categories-field.tsx'
import { CertificatesField } from './certificates-field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { answersOf, type CompanyDraft } from './drafts.ts'
import { StepForm } from './step-form.tsx'
import type { StepMoves } from './steps.tsx'

export const CompanyAddressForm = stepForm(companyFields, 'address')

export const CompanyTypeForm = stepForm(companyFields, 'type')

export const CompanyServiceForm = stepForm(companyFields, 'service')

export type CompanyStepProps = StepMoves & {
  draft: Draft<CompanyDraft>
  errors: Record<string, string>
}

export function CompanyAddressStep({ draft, errors, next, back }: CompanyStepProps) {
  return (
    <StepForm
      schema={CompanyAddressForm}
      initial={answersOf(CompanyAddressForm, draft.values)}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missing()}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {(fields) => <AddressFields fields={fields} />}
    </StepForm>
  )
}

/** Company type, registration, segment, and whether the company joins the marketplace. */
export function CompanyTypeStep({ draft, errors, next, back }: CompanyStepProps) {
  return (
    <StepForm
      schema={CompanyTypeForm}
      initial={answersOf(CompanyTypeForm, draft.values)}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missing()}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {({ field, checkbox }) => (
        <>
          <TextInput
            description={m.signup_tipo_negocioHelp()}
            required
            {...field('tipo_negocio')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              description={m.signup_inscricao_municipalHelp()}
              required
              {...field('inscricao_municipal')}
            />
            <TextInput
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
  const { marketplace } = draft.values
  return (
    <StepForm
      schema={CompanyServiceForm}
      initial={answersOf(CompanyServiceForm, draft.values)}
      errors={errors}
      onChange={draft.update}
      onDone={onDone}
      missing={m.signup_missing()}
      busy={busy}
      submitLabel={submitLabel}
      onBack={back}
    >
      {(fields) => (
        <>
          <Textarea
            description={m.signup_descricaoServicoHelp()}
            minRows={4}
            required
            {...fields.field('descricaoServico')}
          />
          <CategoriesField
            {...fields.field('categorias')}
            texts={{
              nome: draft.values.nome_fantasia,
              speciality: draft.values.segmento_empresa,
              text: fields.values.descricaoServico,
            }}
          />
          {marketplace && (
            <>
              <CertificatesField {...fields.field('atorizacoes')} />
              <Textarea minRows={2} {...fields.field('outras_infos')} />
            </>
          )}
          <ConsentFields fields={fields} />
        </>
      )}
    </StepForm>
  )
}
