import { SegmentedControl, Select, SimpleGrid, TagsInput, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listChanges } from 'contract/audit'
import type { ReplyOf } from 'contract/endpoint'
import { searchSuppliers } from 'contract/search'
import {
  createSynonyms,
  editSynonyms,
  listPoorSearches,
  listTradeWords,
  previewTradeWords,
  saveAnswer,
} from 'contract/search-words'
import { type FormEvent, useState } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { query, useCall } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Effect } from './effect.tsx'

/** A term, with the words or the supplier that it has already. */
export type Improvement = {
  term: string
  words: string[]
  synonymsId?: number
  answerId?: number
  supplier?: { id: number; nome: string }
}

type WordDialogProps = { improving: Improvement | undefined; onClose(): void }

export function WordDialog({ improving, onClose }: WordDialogProps) {
  return (
    <Dialog
      opened={improving !== undefined}
      onClose={onClose}
      title={m.searchWords_improveTitle()}
      size="lg"
    >
      {improving && (
        <WordForm key={JSON.stringify(improving)} improving={improving} onClose={onClose} />
      )}
    </Dialog>
  )
}

const kinds = ['synonyms', 'answer'] as const
type Kind = (typeof kinds)[number]

/** The effect is shown first; then what was shown can be saved. */
function WordForm({ improving, onClose }: { improving: Improvement; onClose(): void }) {
  const { boxOf, fieldsOf } = useErrorText()
  const [kind, setKind] = useState<Kind>(improving.supplier ? 'answer' : 'synonyms')
  const [term, setTerm] = useState(improving.term)
  const [words, setWords] = useState(improving.words)
  const [supplier, setSupplier] = useState(improving.supplier)
  const preview = useCall(previewTradeWords)
  const changes = [listTradeWords, listPoorSearches, listChanges]
  const create = useCall(createSynonyms, { changes })
  const edit = useCall(editSynonyms, { changes })
  const answer = useCall(saveAnswer, { changes })
  const asked = term.trim() || (words[0] ?? '')
  const isReady = kind === 'synonyms' ? words.length > 1 : Boolean(supplier && asked)
  const { synonymsId, answerId } = improving
  const saving = [create, edit, answer].find(({ isPending }) => isPending)
  const [shown, setShown] = useState<ReplyOf<typeof previewTradeWords>>()
  const [failure, setFailure] = useState<{ error: unknown; refetch(): void }>()

  function show() {
    setFailure(undefined)
    const onError = (error: unknown) => setFailure({ error, refetch: show })
    const draft = {
      body: {
        term: asked,
        ...(kind === 'synonyms' && { words }),
        ...(kind === 'synonyms' && synonymsId && { instead_of: synonymsId }),
        ...(kind === 'answer' && supplier && { supplier_id: supplier.id }),
        ...(kind === 'answer' && answerId && { instead_of: answerId }),
      },
    }
    preview.mutate(draft, { onSuccess: setShown, onError })
  }

  function save() {
    setFailure(undefined)
    const onError = (error: unknown) => setFailure({ error, refetch: save })
    const onSuccess = () => {
      notifySuccess(m.searchWords_saved())
      onClose()
    }
    if (kind === 'answer') {
      if (supplier) {
        const body = {
          term: asked,
          supplier_id: supplier.id,
          ...(answerId && { instead_of: answerId }),
        }
        answer.mutate({ body }, { onSuccess, onError })
      }
    } else if (synonymsId) {
      edit.mutate({ params: { id: synonymsId }, body: { words } }, { onSuccess, onError })
    } else {
      create.mutate({ body: { words } }, { onSuccess, onError })
    }
  }

  /** What was changed since it was shown has to be shown again. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setShown(undefined)
      setFailure(undefined)
    }

  return (
    <DialogForm
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isReady) return
        if (shown) save()
        else show()
      }}
      onClose={onClose}
      busy={preview.isPending || saving !== undefined}
      submitLabel={shown ? m.searchWords_save() : m.searchWords_preview()}
    >
      <SegmentedControl
        value={kind}
        onChange={changing((value: string) => setKind(value as Kind))}
        data={kinds.map((value) => ({ value, label: m.searchWords_kind({ kind: value }) }))}
        aria-label={m.searchWords_kindLabel()}
        fullWidth
      />
      <TextInput
        label={m.searchWords_term()}
        value={term}
        maxLength={80}
        error={failure && fieldsOf(failure.error).term}
        onChange={(event) => changing(setTerm)(event.currentTarget.value)}
      />
      {kind === 'synonyms' ? (
        <TagsInput
          label={m.searchWords_words()}
          description={m.searchWords_wordsHelp()}
          value={words}
          maxTags={12}
          acceptValueOnBlur
          onChange={changing(setWords)}
        />
      ) : (
        <>
          <SupplierChoice value={supplier} onChange={changing(setSupplier)} />
          <Text size="sm" c="dimmed">
            {m.searchWords_answersText()}
          </Text>
        </>
      )}
      {failure && <ErrorBox {...boxOf(failure)} />}
      {shown && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" aria-live="polite">
          <Effect title={m.searchWords_before()} found={shown.before} />
          <Effect title={m.searchWords_after()} found={shown.after} before={shown.before} />
        </SimpleGrid>
      )}
    </DialogForm>
  )
}

type Chosen = { id: number; nome: string }
type SupplierChoiceProps = {
  value: Chosen | undefined
  onChange(supplier: Chosen | undefined): void
}

function SupplierChoice({ value, onChange }: SupplierChoiceProps) {
  const [text, setText] = useState(value?.nome ?? '')
  const [typed] = useDebouncedValue(text.trim(), 200)
  const { data } = useQuery({
    ...query(
      searchSuppliers,
      { query: { nomeFantasia: typed, limit: 8, plan: [] } },
      { background: true },
    ),
    enabled: typed.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = data?.data ?? []
  const options = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <Select
      label={m.searchWords_supplier()}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': m.searchWords_clearSupplier() }}
      searchValue={text}
      onSearchChange={setText}
      value={value ? String(value.id) : null}
      data={options.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      filter={({ options: all }) => all}
      nothingFoundMessage={m.searchWords_noSupplier()}
      onChange={(id) => onChange(options.find((one) => String(one.id) === id))}
    />
  )
}
