import { TextInput } from '@mantine/core'
import { stepForm } from 'contract/schemas/field-schemas'
import { ownerFields } from 'contract/schemas/supplier-fields'
import { m } from '#texts/messages.js'
import type { Draft } from '../../lib/draft.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { cpfMask } from '../../ui/masks.ts'
import { answersOf, type OwnerDraft } from './drafts.ts'
import { PlaceFields } from './place-fields.tsx'
import { StepForm } from './step-form.tsx'
import type { StepMoves } from './steps.tsx'

export const OwnerDocumentForm = stepForm(ownerFields, 'document')

type Props = StepMoves & { draft: Draft<OwnerDraft>; errors: Record<string, string> }

export function OwnerDocumentStep({ draft, errors, next, back }: Props) {
  return (
    <StepForm
      schema={OwnerDocumentForm}
      initial={answersOf(OwnerDocumentForm, draft.values)}
      errors={errors}
      onChange={draft.update}
      onDone={next}
      missing={m.signup_missing()}
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
            required
            {...fields.field('cpf')}
          />
          <TextInput autoComplete="organization" required {...fields.field('empresa_trabalha')} />
          <PlaceFields fields={fields} />
        </>
      )}
    </StepForm>
  )
}
