import { TextInput } from '@mantine/core'
import { OwnerForm } from 'contract/schemas/signup'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import type { Draft } from '../../lib/draft.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { cpfMask } from '../../ui/masks.ts'
import type { OwnerDraft } from './drafts.ts'
import { PlaceFields } from './place-fields.tsx'
import { StepForm } from './step-form.tsx'
import type { StepMoves } from './steps.tsx'

export const OwnerDocumentForm = z.pick(OwnerForm, {
  cpf: true,
  empresa_trabalha: true,
  estado: true,
  cidade: true,
})

type Props = StepMoves & { draft: Draft<OwnerDraft>; errors: Record<string, string> }

export function OwnerDocumentStep({ draft, errors, next, back }: Props) {
  const { cpf, empresa_trabalha, estado, cidade } = draft.values
  return (
    <StepForm
      schema={OwnerDocumentForm}
      initial={{ cpf, empresa_trabalha, estado, cidade }}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missing()}
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
            required
            {...fields.field('cpf')}
          />
          <TextInput
            label={m.fields_empresa_trabalha()}
            autoComplete="organization"
            required
            {...fields.field('empresa_trabalha')}
          />
          <PlaceFields fields={fields} />
        </>
      )}
    </StepForm>
  )
}
