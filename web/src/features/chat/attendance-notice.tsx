import { Button, Group, Text, TextInput } from '@mantine/core'
import type { ConversationState } from 'contract/chat'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './chat.module.css'

type AttendanceNoticeProps = {
  state: ConversationState
  onName(nome: string): void
  onLeave(): void
}

/** The place in the queue, or how to end the talk; asks for a name once. */
export function AttendanceNotice({ state, onName, onLeave }: AttendanceNoticeProps) {
  const { t } = useTranslation()
  const text =
    state.status === 'open'
      ? t('chat.attendedNote')
      : state.position === 1
        ? t('chat.nextInQueue')
        : t('chat.placeInQueue', { position: state.position ?? '' })
  return (
    <div className={`${classes.notice} ${classes.kept}`}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600} role="status" flex={1}>
          {text}
        </Text>
        <Button size="xs" variant="subtle" onClick={onLeave}>
          {t(state.status === 'open' ? 'chat.endTalk' : 'chat.leaveQueue')}
        </Button>
      </Group>
      {!state.nome && <NameForm onName={onName} />}
    </div>
  )
}

function NameForm({ onName }: { onName(nome: string): void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (name.trim()) onName(name.trim())
  }
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap" mt="xs">
        <TextInput
          className={classes.field}
          label={t('chat.yourName')}
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="light">
          {t('chat.sendName')}
        </Button>
      </Group>
    </form>
  )
}
