import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { shownComplement } from 'contract/rules/complement'
import { FreelancerForm } from 'contract/schemas/signup'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import type { Draft } from '../../lib/draft.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { cpfMask } from '../../ui/masks.ts'
import { AddressFields } from './address-fields.tsx'
import { CertificatesField } from './certificates-field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import type { FreelancerDraft } from './drafts.ts'
import { StepForm } from './step-form.tsx'
import type { StepMoves } from './steps.tsx'

export const FreelancerAddressForm = z.pick(FreelancerForm, {
  cpf: true,
  com_oque_trabalha: true,
  cep: true,
  estado: true,
  cidade: true,
  logradouro: true,
  numero: true,
  complemento: true,
  bairro: true,
})

export const FreelancerProfileForm = z.pick(FreelancerForm, {
  site_portifolio: true,
  linkedin: true,
  certificados: true,
  marketplace: true,
  descricaoServico: true,
  termos_aceitos: true,
  politicas_aceitas: true,
})

type Props = StepMoves & { draft: Draft<FreelancerDraft>; errors: Record<string, string> }

/** Document, occupation and address. */
export function FreelancerAddressStep({ draft, errors, next, back }: Props) {
  const { cpf, com_oque_trabalha, cep, estado, cidade } = draft.values
  const { logradouro, numero, complemento, bairro } = draft.values
  return (
    <StepForm
      schema={FreelancerAddressForm}
      initial={{
        cpf,
        com_oque_trabalha,
        cep,
        estado,
        cidade,
        logradouro,
        numero,
        // Drafts of before hold the wire's word for none.
        complemento: shownComplement(complemento),
        bairro,
      }}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missingBeforeNext()}
      disabled={!draft.ready}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {(fields) => (
        <>
          <MaskedInput
            label={m.fields_cpf()}
            mask={cpfMask}
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
            maw={{ sm: '50%' }}
            required
            {...fields.field('cpf')}
          />
          <TextInput
            label={m.fields_com_oque_trabalha()}
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
  const { site_portifolio, linkedin, certificados, marketplace } = draft.values
  const { descricaoServico, termos_aceitos, politicas_aceitas } = draft.values
  return (
    <StepForm
      schema={FreelancerProfileForm}
      initial={{
        site_portifolio,
        linkedin,
        certificados,
        marketplace,
        descricaoServico,
        termos_aceitos,
        politicas_aceitas,
      }}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missingBeforeNext()}
      disabled={!draft.ready}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {(fields) => (
        <>
          <TextInput
            label={m.fields_site_portifolio()}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="www.seusite.com.br"
            {...fields.field('site_portifolio')}
          />
          <TextInput
            label={m.fields_linkedin()}
            description={m.signup_linkedinHelp()}
            inputMode="url"
            autoComplete="off"
            required
            {...fields.field('linkedin')}
          />
          <CertificatesField label={m.fields_certificados()} {...fields.field('certificados')} />
          <Checkbox
            label={m.signup_joinMarketplace()}
            description={m.signup_joinMarketplaceHelp()}
            {...fields.checkbox('marketplace')}
          />
          <Textarea
            label={m.fields_descricaoServico()}
            description={m.signup_descricaoServicoHelp()}
            minRows={4}
            required
            {...fields.field('descricaoServico')}
          />
          <ConsentFields fields={fields} />
        </>
      )}
    </StepForm>
  )
}
