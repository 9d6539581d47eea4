import { categoryList } from 'contract/rules/category-choice'
import type { SupplierTexts } from 'contract/rules/category-words'
import { useEffect, useState } from 'react'
import { useCategoryChoice } from '../../model/category-choice.ts'
import { ChosenList } from '../../ui/chosen-list.tsx'
import type { StepFields, Values } from './step-form.tsx'

type CategoriesFieldProps = ReturnType<StepFields<Values>['field']> & { texts: SupplierTexts }

/** Filled in from the texts until somebody chooses. Drafts keep categories as one text. */
export function CategoriesField({
  label = '',
  value,
  onChange,
  error,
  texts,
}: CategoriesFieldProps) {
  const choice = useCategoryChoice(texts)
  const proposed = choice.suggested.join(', ')
  const [isOwn, setOwn] = useState(value !== '' && value !== proposed)
  useEffect(() => {
    if (!isOwn && value !== proposed) onChange(proposed)
  }, [isOwn, value, proposed, onChange])
  return (
    <ChosenList
      {...choice}
      label={label}
      value={categoryList(value)}
      onChange={(list) => {
        setOwn(true)
        onChange(list.join(', '))
      }}
      error={error}
    />
  )
}
