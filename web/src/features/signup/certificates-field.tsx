import { useCertificates } from '../../model/certificates.ts'
import { ListPicker } from '../../ui/list-picker.tsx'
import type { StepFields, Values } from './step-form.tsx'

type CertificatesFieldProps = ReturnType<StepFields<Values>['field']>

/** Drafts keep certificates as one text. */
export function CertificatesField({ label = '', value, onChange, error }: CertificatesFieldProps) {
  const certificates = useCertificates()
  return (
    <ListPicker
      {...certificates}
      label={label}
      value={certificates.tidy(value)}
      onChange={(list) => onChange(list.join(', '))}
      error={error}
    />
  )
}
