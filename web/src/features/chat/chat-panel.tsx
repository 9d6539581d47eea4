import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Anchor, Button, Text } from '@mantine/core'
import { teamFormAt, phoneFormAt } from 'contract/chat'
import { phone as phoneRule } from 'contract/rules/fields'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useNoticeRoom } from '../../model/notice-room.ts'
import { accountPhone, useSession } from '../../model/session.ts'
import { readText, writeText } from '../../lib/storage.ts'
import { urls } from 'contract/urls'
import { AttendanceNotice } from './attendance-notice.tsx'
import classes from './chat.module.css'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { TeamMessageForm } from './team-message-form.tsx'
import { useConversation } from './conversation.ts'
import { MessageList, Typing } from './message-list.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { Starters } from './starters.tsx'

const phoneField = phoneRule()
const named = (nome: string | undefined) => (nome ? { nome } : {})

type ChatPanelProps = { isVisible?: boolean; onClose?(): void }

/** The whole chat, on its own page and in the widget. */
export function ChatPanel({ isVisible = true, onClose }: ChatPanelProps) {
  const { user } = useSession()
  const { phone, keepPhone, asking, setAsking } = usePhone()
  // Told before the number was: it goes out with the number.
  const [toldName, setToldName] = useState<string>()
  const chat = useConversation(phone, isVisible)
  const panel = useRef<HTMLElement>(null)
  const aboveNotice = useNoticeRoom()
  const field = useRef<HTMLTextAreaElement>(null)
  const { data, draft } = chat
  const messages = data?.messages ?? []
  const state = data?.conversation
  useFocusKept(panel, `${state?.status}/${state?.nome}`)
  const wasClosed = state?.status === 'none' && messages.at(-1)?.link?.to === teamFormAt
  const needsPhone = phone === '' && messages.at(-1)?.link?.to === phoneFormAt

  function tellPhone(number: string, wantsPerson: boolean): void {
    keepPhone(number)
    if (wantsPerson) chat.askForPerson({ ...named(toldName), numbePhone: number })
  }

  /** The number that was asked for may as well be written as a message. */
  function say(text: string): void {
    const number = needsPhone ? phoneField.safeParse(text).data : undefined
    if (number) tellPhone(number, true)
    else chat.say(text)
  }

  /** Also who waits already is asked for a number that this browser lost. */
  function askForPerson(nome?: string): void {
    if (phone) {
      chat.askForPerson(named(nome))
      return
    }
    setToldName(nome)
    setAsking('person')
  }

  const erase = () => chat.erase(() => (field.current ?? panel.current)?.focus())

  // Who talks already is not asked at the beginning again.
  const isAsked = asking === 'person' || (asking === 'start' && data && messages.length === 0)
  const foot =
    state && state.status !== 'none' ? (
      <AttendanceNotice state={state} onName={askForPerson} onLeave={chat.leave} />
    ) : needsPhone ? (
      <Button flex="none" onClick={() => askForPerson()}>
        {messages.at(-1)?.link?.label}
      </Button>
    ) : wasClosed && state.attended ? (
      <div className={classes.notice}>
        <Text size="sm" fw={600} mb="xs">
          {m.chat_teamIsBack()}
        </Text>
        <Button onClick={() => askForPerson()}>{m.chat_person()}</Button>
      </div>
    ) : wasClosed ? (
      // Drawn anew once it is known who writes: the server, which draws the page first, cannot know it.
      <TeamMessageForm
        key={`${phone} ${user?.id}`}
        phone={phone}
        nome={state.nome}
        onSent={chat.take}
      />
    ) : (
      messages.length === 0 && (
        <>
          {chat.pending.length === 0 && <Starters onStart={chat.say} />}
          <Consent />
        </>
      )
    )

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`${classes.panel} ${classes.visitor}`}
      style={aboveNotice}
      data-narrow={onClose ? true : undefined}
      aria-label={m.chat_title()}
    >
      <ChatHeader
        attendant={
          state?.status === 'open'
            ? (state.attendant ?? m.chat_author({ author: 'attendant' }))
            : null
        }
        onPerson={state?.status === 'none' ? () => askForPerson() : undefined}
        onErase={messages.length > 0 ? erase : undefined}
        onClose={onClose}
      />
      <MessageList
        label={m.chat_messages()}
        messages={messages}
        pending={chat.pending}
        mine="visitor"
        before={<Greeting />}
        after={(chat.isAnswering || draft) && <Typing text={draft} />}
        foot={foot}
        onSuggestion={chat.say}
        onRetry={chat.retry}
        onDiscard={chat.discard}
      />
      <Composer onSend={say} field={field} />
      <PhoneDialog
        opened={isVisible && Boolean(isAsked)}
        onClose={() => setAsking('no')}
        onPhone={(number) => {
          tellPhone(number, asking === 'person')
          setTimeout(() => field.current?.focus())
        }}
      />
    </section>
  )
}

/** The number of `numberForChat`, or the account's; asked for when there is none. The assistant needs none. */
function usePhone() {
  const [phone, setPhone] = useState('')
  const [asking, setAsking] = useState<'no' | 'start' | 'person'>('no')
  useEffect(() => {
    const stored = readText('numberForChat') ?? accountPhone()
    setPhone(stored)
    setAsking(stored === '' ? 'start' : 'no')
  }, [])
  return {
    phone,
    asking,
    setAsking,
    keepPhone(number: string) {
      writeText('numberForChat', number)
      setPhone(number)
      setAsking('no')
    },
  }
}

/** Buttons and fields that a step forward takes away do not take the focus along. */
function useFocusKept(panel: RefObject<HTMLElement | null>, step: string): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true })
  }, [panel, step])
  useEffect(() => {
    hadFocus.current = panel.current?.contains(document.activeElement) ?? false
  })
}

function Greeting() {
  return (
    <li className={classes.item}>
      <div className={classes.bubble}>{m.chat_greeting()}</div>
    </li>
  )
}

function Consent() {
  return (
    <Text size="xs" c="dimmed">
      <ParaglideMessage
        message={m.chat_consent}
        markup={{
          privacy: ({ children }) => (
            <Anchor component={Link} to={urls.policy('privacidade')} size="xs">
              {children}
            </Anchor>
          ),
        }}
      />
    </Text>
  )
}
