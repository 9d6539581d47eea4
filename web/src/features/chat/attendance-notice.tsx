import { Button, Group, Text, TextInput } from '@mantine/core'
import type { ConversationState } from 'contract/chat'
import { type FormEvent, useState } from 'react'
import { m } from '#texts/messages.js'
import classes from './chat.module.css'

type AttendanceNoticeProps = {
  state: ConversationState
  onName(nome: string): void
  onLeave(): void
}

/** The place in the queue, or how to end the talk; asks for a name once. */
export function AttendanceNotice({ state, onName, onLeave }: AttendanceNoticeProps) {
  const text =
    state.status === 'open'
      ? m.chat_attendedNote()
      : state.position === 1
        ? m.chat_nextInQueue()
        : m.chat_placeInQueue({ position: state.position ?? '' })
  return (
    <div className={`${classes.notice} ${classes.kept}`}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600} role="status" flex={1}>
          {text}
        </Text>
        <Button size="xs" variant="subtle" onClick={onLeave}>
          {state.status === 'open' ? m.chat_endTalk() : m.chat_leaveQueue()}
        </Button>
      </Group>
      {!state.nome && <NameForm onName={onName} />}
    </div>
  )
}

function NameForm({ onName }: { onName(nome: string): void }) {
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
          label={m.chat_yourName()}
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="light">
          {m.chat_sendName()}
        </Button>
      </Group>
    </form>
  )
}
