import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { shownComplement } from 'contract/rules/complement'
import { stepForm } from 'contract/schemas/field-schemas'
import { freelancerFields } from 'contract/schemas/supplier-fields'
import { m } from '#texts/messages.js'
import type { Draft } from '../../lib/draft.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { cpfMask } from '../../ui/masks.ts'
import { AddressFields } from './address-fields.tsx'
import { CategoriesField } from './categories-field.tsx'
import { CertificatesField } from './certificates-field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { answersOf, type FreelancerDraft } from './drafts.ts'
import { StepForm } from './step-form.tsx'
import type { StepMoves } from './steps.tsx'

export const FreelancerAddressForm = stepForm(freelancerFields, 'address')

export const FreelancerProfileForm = stepForm(freelancerFields, 'profile')

type Props = StepMoves & { draft: Draft<FreelancerDraft>; errors: Record<string, string> }

/** Document, occupation and address. */
export function FreelancerAddressStep({ draft, errors, next, back }: Props) {
  return (
    <StepForm
      schema={FreelancerAddressForm}
      initial={{
        ...answersOf(FreelancerAddressForm, draft.values),
        // Drafts of before hold the wire's word for none.
        complemento: shownComplement(draft.values.complemento),
      }}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missingBeforeNext()}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {(fields) => (
        <>
          <MaskedInput
            mask={cpfMask}
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
            maw={{ sm: '50%' }}
            required
            {...fields.field('cpf')}
          />
          <TextInput
            description={m.signup_com_oque_trabalhaHelp()}
            autoComplete="organization-title"
            required
            {...fields.field('com_oque_trabalha')}
          />
          <AddressFields fields={fields} complement="optional" />
        </>
      )}
    </StepForm>
  )
}

/** What the directory shows, and the two acceptances. */
export function FreelancerProfileStep({ draft, errors, next, back }: Props) {
  return (
    <StepForm
      schema={FreelancerProfileForm}
      initial={answersOf(FreelancerProfileForm, draft.values)}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missingBeforeNext()}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {(fields) => (
        <>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder={m.signup_siteExample()}
            {...fields.field('site_portifolio')}
          />
          <TextInput
            description={m.signup_linkedinHelp()}
            inputMode="url"
            autoComplete="off"
            required
            {...fields.field('linkedin')}
          />
          <CertificatesField {...fields.field('certificados')} />
          <Checkbox
            label={m.signup_joinMarketplace()}
            description={m.signup_joinMarketplaceHelp()}
            {...fields.checkbox('marketplace')}
          />
          <Textarea
            description={m.signup_descricaoServicoHelp()}
            minRows={4}
            required
            {...fields.field('descricaoServico')}
          />
          <CategoriesField
            {...fields.field('categorias')}
            texts={{
              speciality: draft.values.com_oque_trabalha,
              text: fields.values.descricaoServico,
            }}
          />
          <ConsentFields fields={fields} />
        </>
      )}
    </StepForm>
  )
}
