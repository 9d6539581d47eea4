import { ActionIcon, Button, FileButton, Group, Input, Progress, Text } from '@mantine/core'
import { IconFileUpload, IconTrash } from '@tabler/icons-react'
import { mostPdfBytes } from 'contract/rules/pdf'
import { useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { notifySuccess } from '../../lib/notify.ts'

type AttachmentFieldProps = {
  file: File | null
  onChange(file: File | null): void
  /** While it is being sent: the share that has left. */
  progress: number | undefined
  error: string | undefined
}

/** One PDF, chosen now and sent with the form. */
export function AttachmentField({ file, onChange, progress, error }: AttachmentFieldProps) {
  const [tooLarge, setTooLarge] = useState('')
  const reset = useRef<() => void>(null)
  function choose(chosen: File | null) {
    reset.current?.()
    const isTooLarge = chosen !== null && chosen.size > mostPdfBytes
    setTooLarge(isTooLarge ? m.needs_fileTooLarge({ name: chosen.name }) : '')
    if (!isTooLarge) onChange(chosen)
  }
  // The bin that was pressed is gone by then.
  const removed = useRef(false)
  const focusAfterRemoval = (button: HTMLButtonElement | null) => {
    if (removed.current) button?.focus()
    if (button) removed.current = false
  }
  const problem = tooLarge || error
  return (
    <div>
      <Input.Label component="p" display="block" m={0} mb={4}>
        {m.needs_attachment()}
      </Input.Label>
      {file ? (
        <Group gap="xs" wrap="nowrap">
          <Text style={{ overflowWrap: 'anywhere' }}>{file.name}</Text>
          <ActionIcon
            variant="subtle"
            color="slate"
            size="lg"
            aria-label={m.needs_removeFile({ name: file.name })}
            onClick={() => {
              removed.current = true
              onChange(null)
              notifySuccess(m.needs_fileRemoved({ name: file.name }))
            }}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ) : (
        <FileButton
          accept="application/pdf"
          resetRef={reset}
          onChange={choose}
          inputProps={{ 'aria-label': m.needs_attach() }}
        >
          {(props) => (
            <Button
              {...props}
              ref={focusAfterRemoval}
              variant="default"
              leftSection={<IconFileUpload size={18} aria-hidden />}
            >
              {m.needs_attach()}
            </Button>
          )}
        </FileButton>
      )}
      {progress !== undefined && (
        <Progress value={progress * 100} mt="xs" aria-label={m.needs_sending()} />
      )}
      {problem && (
        <Text c="red" size="sm" mt={4} role="alert">
          {problem}
        </Text>
      )}
    </div>
  )
}
