import { ActionIcon, Badge, Button, Group, Menu, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowLeft, IconMessageBolt } from '@tabler/icons-react'
import type { Attendance, AttendanceRecord } from 'contract/chat'
import type { Language } from 'contract/rules/languages'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { isGone } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem } from '../../lib/notify.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import chat from './chat.module.css'
import { Composer, type MessageDraft } from './composer.tsx'
import { useAttendance } from './desk.ts'
import classes from './desk.module.css'
import { MessageList } from './message-list.tsx'
import { readyRepliesIn } from './ready-replies.ts'
import { useAgo } from './ago.ts'
import { Presence, SupplierLine } from './presence.tsx'

type AttendanceViewProps = {
  id: number
  takeRecord(record: AttendanceRecord): void
  draft: MessageDraft
  onBack(): void
}

export function AttendanceView({ id, takeRecord, draft, onBack }: AttendanceViewProps) {
  const { textOf, boxOf } = useErrorText()
  const desk = useAttendance(id, takeRecord)
  const [closing, closeDialog] = useDisclosure(false)
  const { data, error } = desk.record
  if (error && (!data || isGone(error))) {
    const { text } = boxOf(desk.record)
    return <ErrorBox text={text} retry={{ label: m.chat_back(), onClick: onBack }} />
  }
  if (!data) return <Skeleton height={480} />
  const { attendance, messages } = data
  const tell = (problem: unknown) => notifyProblem(textOf(problem))
  return (
    <section
      className={chat.panel}
      aria-label={m.chat_conversationWith({ name: attendance.nome ?? m.chat_noName() })}
    >
      <div className={`${chat.header} ${classes.header}`}>
        <ActionIcon
          size={44}
          className={classes.back ?? ''}
          aria-label={m.chat_back()}
          onClick={onBack}
        >
          <IconArrowLeft />
        </ActionIcon>
        <div className={`${chat.title} ${classes.title}`}>
          <Text fw={700} truncate>
            {attendance.nome ?? m.chat_noName()}
          </Text>
          <Group gap="0 12px">
            <Text size="sm" c="dimmed" flex="none">
              {attendance.telefone}
            </Text>
            {attendance.status !== 'closed' && <Presence attendance={attendance} />}
          </Group>
        </div>
        {attendance.priority && <Badge color="gold">{m.chat_priority()}</Badge>}
        {attendance.status !== 'closed' && !attendance.mine && (
          <Button size="sm" loading={desk.isTaking} onClick={() => desk.take(tell)}>
            {attendance.status === 'waiting' ? m.chat_take() : m.chat_takeOver()}
          </Button>
        )}
        {attendance.status === 'open' && attendance.mine && (
          <Button size="sm" variant="default" onClick={closeDialog.open}>
            {m.chat_close()}
          </Button>
        )}
      </div>
      <Facts record={data} />
      <MessageList
        label={m.chat_messages()}
        messages={messages}
        pending={desk.outbox.pending}
        mine="attendant"
        visitorName={attendance.nome}
        onRetry={desk.outbox.retry}
        onDiscard={desk.outbox.discard}
      />
      {attendance.status === 'closed' ? (
        <Text size="sm" c="dimmed" p="md">
          {closedText(attendance)}
        </Text>
      ) : (
        <Composer
          onSend={desk.say}
          draft={draft}
          tools={(insert) => <ReadyReplies language={attendance.language} onChoose={insert} />}
        />
      )}
      <Dialog opened={closing} onClose={closeDialog.close} title={m.chat_closeTitle()}>
        <CloseForm
          busy={desk.isClosing}
          onCancel={closeDialog.close}
          onSubmit={(note) => desk.close(note, closeDialog.close, tell)}
        />
      </Dialog>
    </section>
  )
}

function closedText({ note, lapsed }: Attendance): string {
  if (lapsed) return m.chat_lapsedText()
  return note ? m.chat_closedNote({ note }) : m.chat_closed()
}

/** Who it is, and what they looked for lately. */
function Facts({ record }: { record: AttendanceRecord }) {
  const ago = useAgo()
  const { searches, attendance } = record
  return (
    // It scrolls, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.facts} tabIndex={0} aria-label={m.chat_aboutVisitor()}>
      <div className={classes.who}>
        {attendance.supplier && <SupplierLine supplier={attendance.supplier} withLink />}
        <Text size="sm" c="dimmed">
          {m.chat_waitingSince({ time: ago(attendance.requestedAt) })}
        </Text>
        {attendance.language === 'en' && <Text size="sm">{m.chat_readsEnglish()}</Text>}
      </div>
      <div>
        <Text size="sm" fw={600}>
          {m.chat_lastSearches()}
        </Text>
        {searches.length === 0 ? (
          <Text size="sm" c="dimmed">
            {m.chat_noSearches()}
          </Text>
        ) : (
          <ul className={classes.searches}>
            {searches.map(({ at, text, results }) => (
              <li key={at}>
                <Text size="sm" span>
                  {text} ({m.chat_results({ count: results })})
                </Text>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type ReadyRepliesProps = { language: Language; onChoose(text: string): void }

function ReadyReplies({ language, onChoose }: ReadyRepliesProps) {
  return (
    <Menu position="top-start" width={360}>
      <Menu.Target>
        <ActionIcon size={44} aria-label={m.chat_readyReplies()}>
          <IconMessageBolt />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{m.chat_readyReplies()}</Menu.Label>
        {readyRepliesIn(language).map((text) => (
          <Menu.Item key={text} onClick={() => onChoose(text)}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type CloseFormProps = { busy: boolean; onCancel(): void; onSubmit(note: string): void }

function CloseForm({ busy, onCancel, onSubmit }: CloseFormProps) {
  const [note, setNote] = useState('')
  return (
    <DialogForm
      busy={busy}
      onClose={onCancel}
      submitLabel={m.chat_close()}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(note.trim())
      }}
    >
      <Group>
        <Text c="dimmed">{m.chat_closeText()}</Text>
      </Group>
      <LongTextarea
        label={m.chat_note()}
        most={1000}
        data-autofocus
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
