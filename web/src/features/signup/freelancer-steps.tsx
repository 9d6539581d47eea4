import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { shownComplement } from 'contract/rules/complement'
import { FreelancerForm } from 'contract/schemas/signup'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
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
  const { t } = useTranslation()
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
      missing={t('signup.missingBeforeNext')}
      disabled={!draft.ready}
      submitLabel={t('signup.next')}
      onBack={back}
    >
      {(fields) => (
        <>
          <MaskedInput
            label={t('fields.cpf')}
            mask={cpfMask}
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
            maw={{ sm: '50%' }}
            required
            {...fields.field('cpf')}
          />
          <TextInput
            label={t('fields.com_oque_trabalha')}
            description={t('signup.com_oque_trabalhaHelp')}
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
  const { t } = useTranslation()
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
      missing={t('signup.missingBeforeNext')}
      disabled={!draft.ready}
      submitLabel={t('signup.next')}
      onBack={back}
    >
      {(fields) => (
        <>
          <TextInput
            label={t('fields.site_portifolio')}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="www.seusite.com.br"
            {...fields.field('site_portifolio')}
          />
          <TextInput
            label={t('fields.linkedin')}
            description={t('signup.linkedinHelp')}
            inputMode="url"
            autoComplete="off"
            required
            {...fields.field('linkedin')}
          />
          <CertificatesField label={t('fields.certificados')} {...fields.field('certificados')} />
          <Checkbox
            label={t('signup.joinMarketplace')}
            description={t('signup.joinMarketplaceHelp')}
            {...fields.checkbox('marketplace')}
          />
          <Textarea
            label={t('fields.descricaoServico')}
            description={t('signup.descricaoServicoHelp')}
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
