import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  getSupplierCategories,
  setSupplierCategories,
  type SupplierCategories,
} from 'contract/categories'
import { useId, useState } from 'react'
import { m } from '#texts/messages.js'
import { fieldLabel } from '../../model/field-labels.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { query, useCall } from '../../lib/query.ts'
import { useCategoryChoice } from '../../model/category-choice.ts'
import { supplierReads } from '../../model/supplier-reads.ts'
import { ChosenList } from '../../ui/chosen-list.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'

export const categoriesQuery = (id: number) => query(getSupplierCategories, { params: { id } })

/** Where an administrator puts a supplier into its categories. */
export function CategoriesPanel({ id }: { id: number }) {
  const heading = useId()
  const { boxOf } = useErrorText()
  const found = useQuery(categoriesQuery(id))
  if (found.isLoadingError) return <ErrorBox {...boxOf(found)} />
  if (!found.data) return null
  return (
    <Stack component="section" aria-labelledby={heading} gap="sm">
      <Title order={3} size="h4" id={heading}>
        {m.categories_panel()}
      </Title>
      <CategoriesForm key={found.data.categorias.join()} id={id} known={found.data} />
    </Stack>
  )
}

function CategoriesForm({ id, known }: { id: number; known: SupplierCategories }) {
  const [chosen, setChosen] = useState<string[]>(known.categorias)
  const choice = useCategoryChoice({})
  const save = useCall(setSupplierCategories, {
    changes: [...supplierReads, getSupplierCategories],
  })
  // What the texts propose can be made a choice too; nothing chosen leaves it to them.
  const isAsIs = known.origem === 'escolha' || chosen.length === 0
  const saved = () => notifySuccess(m.categories_saved())
  return (
    <>
      <ChosenList
        {...choice}
        label={fieldLabel('categorias')}
        suggested={known.propostas}
        value={chosen}
        onChange={setChosen}
      />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {known.origem === 'escolha' ? m.categories_chosen() : m.categories_proposed()}
        </Text>
        <Button
          variant="light"
          loading={save.isPending}
          disabled={isAsIs && chosen.join() === known.categorias.join()}
          onClick={() =>
            save.mutate({ params: { id }, body: { categorias: chosen } }, { onSuccess: saved })
          }
        >
          {m.categories_save()}
        </Button>
      </Group>
    </>
  )
}
