import { Button, FileButton, Group, Progress, Stack, Text, TextInput } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { mostPdfBytes } from 'contract/rules/pdf'
import { type PageContent, pageLimits, uploadPageDocument } from 'contract/supplier-pages'
import { memo, useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { upload } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { changedAt, moved, removedAt, RowButtons } from './order-buttons.tsx'
import type { UpdatePage } from './page-draft.ts'

type DocumentsFormProps = Pick<PageContent, 'documents'> & { id: number; update: UpdatePage }

export const DocumentsForm = memo(({ id, documents, update }: DocumentsFormProps) => {
  const [progress, setProgress] = useState<number>()
  const [refused, setRefused] = useState<string>()
  const { textOf } = useErrorText()
  const reset = useRef<() => void>(null)
  async function add(file: File | null) {
    reset.current?.()
    if (!file) return
    setRefused(undefined)
    if (file.size > mostPdfBytes) return setRefused(m.pages_documentTooLarge({ name: file.name }))
    setProgress(0)
    try {
      const stored = await upload(uploadPageDocument, { params: { id } }, file, setProgress)
      update((now) => ({ documents: [...now.documents, stored] }))
    } catch (error) {
      setRefused(textOf(error))
    }
    setProgress(undefined)
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {m.pages_documentsHelp({ most: pageLimits.documents })}
      </Text>
      {documents.map((document, index) => {
        const name = document.name || m.pages_documentAt({ number: index + 1 })
        return (
          <Group key={document.file} align="flex-end" wrap="nowrap" role="group" aria-label={name}>
            <TextInput
              flex={1}
              label={m.pages_documentName()}
              maxLength={pageLimits.documentName}
              value={document.name}
              onChange={({ target }) =>
                update({ documents: changedAt(documents, index, { name: target.value }) })
              }
            />
            <RowButtons
              name={name}
              index={index}
              count={documents.length}
              onMove={(to) => update({ documents: moved(documents, index, to) })}
              onRemove={() => update({ documents: removedAt(documents, index) })}
            />
          </Group>
        )
      })}
      {refused && (
        <Text c="red" size="sm" role="alert">
          {refused}
        </Text>
      )}
      {progress !== undefined && <Progress value={progress * 100} aria-label={m.pages_sending()} />}
      <FileButton
        accept="application/pdf"
        resetRef={reset}
        onChange={(file) => void add(file)}
        inputProps={{ 'aria-label': m.pages_addDocument() }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={progress !== undefined}
            disabled={documents.length >= pageLimits.documents}
            leftSection={<IconFileUpload size={18} aria-hidden />}
          >
            {m.pages_addDocument()}
          </Button>
        )}
      </FileButton>
    </Stack>
  )
})
