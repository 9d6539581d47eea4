import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Anchor, Button, Text } from '@mantine/core'
import { contactFormAt } from 'contract/chat'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { accountPhone } from '../../model/session.ts'
import { readText, writeText } from '../../lib/storage.ts'
import { urls } from '../../lib/urls.ts'
import { AttendanceNotice } from './attendance-notice.tsx'
import classes from './chat.module.css'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { ContactForm } from './message-form.tsx'
import { useConversation } from './conversation.ts'
import { MessageList, Typing } from './message-list.tsx'
import { PhoneDialog } from './phone-dialog.tsx'

type ChatPanelProps = { isVisible?: boolean; onClose?(): void }

/** The whole chat, on its own page and in the widget. */
export function ChatPanel({ isVisible = true, onClose }: ChatPanelProps) {
  const { phone, keepPhone, asking, setAsking } = usePhone()
  const chat = useConversation(phone, isVisible)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { data, draft } = chat
  const messages = data?.messages ?? []
  const state = data?.conversation
  const wantsPerson = useRef(false)
  useFocusKept(panel, `${state?.status}/${state?.nome}`)
  const wantsForm = state?.status === 'none' && messages.at(-1)?.link?.to === contactFormAt

  function say(text: string): void {
    if (phone) chat.say(text)
    else setAsking(true)
  }

  function askForPerson(): void {
    if (phone) return chat.askForPerson()
    wantsPerson.current = true
    setAsking(true)
  }

  const erase = () => chat.erase(() => (field.current ?? panel.current)?.focus())

  function stopAsking(): void {
    wantsPerson.current = false
    setAsking(false)
  }

  const foot =
    state && state.status !== 'none' ? (
      <AttendanceNotice
        state={state}
        onName={(nome) => chat.askForPerson({ nome })}
        onLeave={chat.leave}
      />
    ) : wantsForm ? (
      <ContactForm phone={phone} nome={state.nome} onSent={chat.take} />
    ) : (
      messages.length === 0 && <Consent />
    )

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`${classes.panel} ${classes.visitor}`}
      aria-label={m.chat_title()}
    >
      <ChatHeader
        attendant={
          state?.status === 'open'
            ? (state.attendant ?? m.chat_author({ author: 'attendant' }))
            : null
        }
        onPerson={state?.status === 'none' ? askForPerson : undefined}
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
        onSuggestion={say}
        onRetry={chat.retry}
        onDiscard={chat.discard}
      />
      {phone ? (
        <Composer onSend={say} field={field} />
      ) : (
        <div className={classes.composer}>
          <Button fullWidth onClick={() => setAsking(true)}>
            {m.chat_tellPhone()}
          </Button>
        </div>
      )}
      <PhoneDialog
        opened={asking && isVisible}
        onClose={stopAsking}
        onPhone={(number) => {
          keepPhone(number)
          if (wantsPerson.current) chat.askForPerson({ numbePhone: number })
          setTimeout(() => field.current?.focus())
        }}
      />
    </section>
  )
}

/** The number of `numberForChat`, or the account's; asked for when there is none. */
function usePhone() {
  const [phone, setPhone] = useState('')
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    const stored = readText('numberForChat') ?? accountPhone()
    setPhone(stored)
    setAsking(stored === '')
  }, [])
  return {
    phone,
    asking,
    setAsking,
    keepPhone(number: string) {
      writeText('numberForChat', number)
      setPhone(number)
      setAsking(false)
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
