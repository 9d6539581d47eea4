import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { CompanyForm } from 'contract/schemas/signup'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
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
  const { t } = useTranslation()
  const { cep, estado, cidade, logradouro, numero, bairro, complemento } = draft.values
  return (
    <StepForm
      schema={CompanyAddressForm}
      initial={{ cep, estado, cidade, logradouro, numero, bairro, complemento }}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={t('signup.missing')}
      disabled={!draft.ready}
      submitLabel={t('signup.next')}
      onBack={back}
    >
      {(fields) => <AddressFields fields={fields} />}
    </StepForm>
  )
}

/** Company type, registration, segment, and whether the company joins the marketplace. */
export function CompanyTypeStep({ draft, errors, next, back }: CompanyStepProps) {
  const { t } = useTranslation()
  const { tipo_negocio, inscricao_municipal, segmento_empresa, marketplace } = draft.values
  return (
    <StepForm
      schema={CompanyTypeForm}
      initial={{ tipo_negocio, inscricao_municipal, segmento_empresa, marketplace }}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={t('signup.missing')}
      disabled={!draft.ready}
      submitLabel={t('signup.next')}
      onBack={back}
    >
      {({ field, checkbox }) => (
        <>
          <TextInput
            label={t('fields.tipo_negocio')}
            description={t('signup.tipo_negocioHelp')}
            required
            {...field('tipo_negocio')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              label={t('fields.inscricao_municipal')}
              description={t('signup.inscricao_municipalHelp')}
              required
              {...field('inscricao_municipal')}
            />
            <TextInput
              label={t('fields.segmento_empresa')}
              description={t('signup.segmento_empresaHelp')}
              {...field('segmento_empresa')}
            />
          </SimpleGrid>
          <Checkbox
            label={t('signup.joinMarketplace')}
            description={t('signup.joinMarketplaceHelp')}
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
  const { t } = useTranslation()
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
      missing={t('signup.missing')}
      busy={busy}
      disabled={!draft.ready}
      submitLabel={submitLabel}
      onBack={back}
    >
      {(fields) => (
        <>
          <Textarea
            label={t('fields.descricaoServico')}
            description={t('signup.descricaoServicoHelp')}
            minRows={4}
            required
            {...fields.field('descricaoServico')}
          />
          {marketplace && (
            <>
              <CertificatesField label={t('fields.atorizacoes')} {...fields.field('atorizacoes')} />
              <Textarea
                label={t('fields.outras_infos')}
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
