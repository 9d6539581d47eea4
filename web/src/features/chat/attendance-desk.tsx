import { Badge, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Attendance } from 'contract/chat'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { ChatIllustration } from '../../ui/illustrations.tsx'
import { AttendanceView } from './attendance-view.tsx'
import type { MessageDraft } from './composer.tsx'
import { useDesk } from './desk.ts'
import classes from './desk.module.css'
import { useAgo } from './ago.ts'
import { Presence, SupplierLine } from './presence.tsx'
import { SoundSwitch } from './sound-switch.tsx'

const parameter = 'atendimento'

/** Who waits, who is being attended, and the conversation that is open. */
export function AttendanceDesk() {
  const { boxOf } = useErrorText()
  const [search, setSearch] = useSearchParams()
  const openId = Number(search.get(parameter)) || undefined
  const { list, takeRecord } = useDesk(openId)
  const draftOf = useDrafts()
  if (list.isLoadingError) return <ErrorBox {...boxOf(list)} />
  if (!list.data) return <Skeleton height={320} />
  const { data } = list.data
  return (
    <div className={classes.desk} data-open={openId !== undefined}>
      <Stack gap="lg" className={classes.side ?? ''}>
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Text size="sm" c="dimmed">
            {m.chat_deskSoundText()}
          </Text>
          <SoundSwitch of="deskSound" label={m.chat_deskSound()} />
        </Group>
        <Section title={m.chat_waiting()} empty={m.chat_nobodyWaits()} openId={openId}>
          {data.filter(({ status }) => status === 'waiting')}
        </Section>
        <Section title={m.chat_attending()} empty={m.chat_nobodyAttended()} openId={openId}>
          {data.filter(({ status }) => status === 'open')}
        </Section>
        <Section title={m.chat_closedLately()} empty={m.chat_noneClosed()} openId={openId}>
          {data.filter(({ status }) => status === 'closed')}
        </Section>
      </Stack>
      {openId ? (
        <AttendanceView
          key={openId}
          id={openId}
          takeRecord={takeRecord}
          draft={draftOf(openId)}
          onBack={() => setSearch({})}
        />
      ) : (
        <EmptyState
          illustration={<ChatIllustration width={200} />}
          title={m.chat_chooseTitle()}
          text={m.chat_chooseText()}
        />
      )}
    </div>
  )
}

/** Half a reply waits while its writer looks into another conversation. */
function useDrafts(): (id: number) => MessageDraft {
  const [drafts] = useState(new Map<number, MessageDraft>())
  return (id) => {
    const draft: MessageDraft = drafts.get(id) ?? { text: '', keep: (text) => (draft.text = text) }
    drafts.set(id, draft)
    return draft
  }
}

type SectionProps = {
  title: string
  empty: string
  openId: number | undefined
  children: Attendance[]
}

function Section({ title, empty, openId, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <Group gap="xs" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        {children.length > 0 && <Badge>{children.length}</Badge>}
      </Group>
      {children.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <ul className={classes.queue}>
          {children.map((attendance) => (
            <Entry key={attendance.id} attendance={attendance} isOpen={attendance.id === openId} />
          ))}
        </ul>
      )}
    </section>
  )
}

const isPast = (instant: string) => new Date(instant).getTime() < Date.now()

function Entry({ attendance, isOpen }: { attendance: Attendance; isOpen: boolean }) {
  const ago = useAgo()
  const { id, nome, priority, requestedAt, unread, lastMessage, attendant, supplier } = attendance
  const { status, lapsed, dueAt } = attendance
  const { time } = useFormat()
  return (
    <li>
      <Link to={`?${parameter}=${id}`} className={classes.entry} aria-current={isOpen}>
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Text fw={600} truncate>
            {nome ?? m.chat_noName()}
          </Text>
          <Group gap={4} wrap="nowrap">
            {priority && <Badge color="gold">{m.chat_priority()}</Badge>}
            {unread > 0 && (
              <Badge color="coral" variant="filled" aria-label={m.chat_unread({ count: unread })}>
                {unread}
              </Badge>
            )}
          </Group>
        </Group>
        {supplier && <SupplierLine supplier={supplier} />}
        <Text size="sm" c="dimmed" truncate>
          {lastMessage}
        </Text>
        <Text size="xs" c="dimmed">
          {ago(requestedAt)}
          {status !== 'waiting' && attendant ? ` · ${attendant}` : ''}
          {lapsed && ` · ${m.chat_lapsed()}`}
        </Text>
        {dueAt && (
          <Text size="xs" fw={600} c={isPast(dueAt) ? 'red.8' : undefined}>
            {m.chat_answerBy({ time: time(dueAt) })}
          </Text>
        )}
        {status !== 'closed' && <Presence attendance={attendance} />}
      </Link>
    </li>
  )
}
