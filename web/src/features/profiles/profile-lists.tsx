import { useDebouncedCallback } from '@mantine/hooks'
import type { UseFormReturnType } from '@mantine/form'
import { categoryList } from 'contract/rules/category-choice'
import type { SupplierTexts } from 'contract/rules/category-words'
import { useState } from 'react'
import { useCategoryChoice } from '../../model/category-choice.ts'
import { useCertificates } from '../../model/certificates.ts'
import { useServiceArea } from '../../model/service-area.ts'
import { ChosenList } from '../../ui/chosen-list.tsx'
import { ListPicker } from '../../ui/list-picker.tsx'
import { Wide } from './form-parts.tsx'
import { ProfileField } from './profile-field.tsx'

type Lists = {
  certificados: string[]
  atendeEm: string[]
  categorias: string[]
  descricaoServico: string
}
type ListsProps = { form: UseFormReturnType<Lists> }

export function CertificatesField({ form }: ListsProps) {
  const certificates = useCertificates()
  return (
    <Wide>
      <ProfileField form={form} name="certificados">
        {(field) => <ListPicker {...certificates} {...field} />}
      </ProfileField>
    </Wide>
  )
}

export function ServiceAreaField({ form }: ListsProps) {
  const area = useServiceArea(form.useWatchValue('atendeEm'))
  return (
    <Wide>
      <ProfileField form={form} name="atendeEm">
        {(field) => <ListPicker {...field} {...area} />}
      </ProfileField>
    </Wide>
  )
}

/** After a pause in typing what is written proposes categories. */
const pauseMs = 300

type CategoriesProps = ListsProps & Omit<SupplierTexts, 'text'>

export function CategoriesField({ form, ...others }: CategoriesProps) {
  const [text, setText] = useState(form.getValues().descricaoServico)
  const read = useDebouncedCallback(setText, pauseMs)
  form.watch('descricaoServico', ({ value }) => read(value))
  const categories = useCategoryChoice({ ...others, text })
  return (
    <Wide>
      <ProfileField form={form} name="categorias">
        {(field) => (
          <ChosenList
            {...categories}
            {...field}
            onChange={(list) => field.onChange(categoryList(list))}
          />
        )}
      </ProfileField>
    </Wide>
  )
}
