import { areaList } from 'contract/rules/service-area'
import { useServiceArea } from '../../model/service-area.ts'
import { ListPicker } from '../../ui/list-picker.tsx'
import type { StepFields, Values } from './step-form.tsx'

type ServiceAreaFieldProps = ReturnType<StepFields<Values>['field']>

/** Drafts keep the places as one text. */
export function ServiceAreaField({ label = '', value, onChange, error }: ServiceAreaFieldProps) {
  const area = useServiceArea(areaList(value))
  return (
    <ListPicker
      {...area}
      label={label}
      onChange={(entries) => onChange(entries.join(', '))}
      error={error}
    />
  )
}
