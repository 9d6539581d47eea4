import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type ChatMessage, type ChatSupplier, teamFormAt, phoneFormAt } from 'contract/chat'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { urls } from 'contract/urls'
import { isFeatured } from '../../model/plan.ts'
import classes from './chat.module.css'
import type { Pending } from './outbox.ts'

type MessageListProps = {
  label: string
  messages: ChatMessage[]
  pending: Pending[]
  /** Whose messages stand on the right. */
  mine: 'visitor' | 'attendant'
  /** The visitor's name, for who attends. */
  visitorName?: string | null
  before?: ReactNode
  after?: ReactNode
  /** Below the list, in the same scroll area: a notice, a form. */
  foot?: ReactNode
  onSuggestion?(text: string): void
  onRetry(clientId: string): void
  onDiscard(clientId: string): void
}

export function MessageList(props: MessageListProps) {
  const { messages, pending, mine, onSuggestion } = props
  const box = useRef<HTMLDivElement>(null)
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  const waiting = pending.filter(({ clientId }) => !arrived.has(clientId))
  const end = useScrollToEnd(
    box,
    [messages.at(-1)?.seq, waiting.length, Boolean(props.after), Boolean(props.foot)].join('/'),
    messages.length + waiting.length > 0,
  )
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={classes.messages} role="log" aria-label={props.label} tabIndex={0}>
      <ul className={classes.list}>
        {props.before}
        {messages.map((message, index) => (
          <Message
            key={message.seq}
            message={message}
            mine={mine}
            visitorName={props.visitorName}
            {...(onSuggestion && index === messages.length - 1 && waiting.length === 0
              ? { onSuggestion }
              : {})}
          />
        ))}
        {waiting.map((message) => (
          <Unsent key={message.clientId} message={message} {...props} />
        ))}
        {props.after}
      </ul>
      {props.foot}
      <div ref={end} className={classes.end} />
    </div>
  )
}

/** To the bottom on each new message, as the specification says; in a low window the page follows. */
function useScrollToEnd(box: RefObject<HTMLDivElement | null>, key: string, isTalking: boolean) {
  const end = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    if (isTalking) end.current?.scrollIntoView({ block: 'nearest' })
  }, [box, key, isTalking])
  useEffect(() => {
    // Fonts and cards that grow after the first drawing.
    const frame = requestAnimationFrame(() =>
      box.current?.scrollTo({ top: box.current.scrollHeight }),
    )
    return () => cancelAnimationFrame(frame)
  }, [box])
  return end
}

type MessageProps = {
  message: ChatMessage
  mine: string
  visitorName: string | null | undefined
  onSuggestion?(text: string): void
}

function Message({ message, mine, visitorName, onSuggestion }: MessageProps) {
  const { time } = useFormat()
  const { autor, texto, suppliers, link, suggestions, nome } = message
  const chips = onSuggestion && suggestions.length > 0 && (
    <div className={classes.chips}>
      {suggestions.map((text) => (
        <Button key={text} size="sm" variant="light" onClick={() => onSuggestion(text)}>
          {text}
        </Button>
      ))}
    </div>
  )
  if (autor === 'system') {
    return (
      <li className={classes.system}>
        {texto}
        {chips}
      </li>
    )
  }
  const name = autor === 'visitor' ? visitorName : nome
  const who = autor === mine ? m.chat_you() : (name ?? m.chat_author({ author: autor }))
  return (
    <li className={autor === mine ? `${classes.item} ${classes.mine}` : classes.item}>
      <Text size="xs" c="dimmed">
        {who} · {time(message.at)}
      </Text>
      <div className={classes.bubble}>{texto}</div>
      {suppliers.length > 0 && (
        <ul className={classes.cards}>
          {suppliers.map((supplier) => (
            <SupplierCard key={supplier.id} supplier={supplier} />
          ))}
        </ul>
      )}
      {link && link.to !== teamFormAt && link.to !== phoneFormAt && (
        <Anchor component={Link} to={link.to} size="sm">
          {link.label}
        </Anchor>
      )}
      {chips}
    </li>
  )
}

function SupplierCard({ supplier }: { supplier: ChatSupplier }) {
  const { nome, cidade_estado, plan, servico, slug, Tipo_empresa } = supplier
  return (
    <li>
      <Link to={urls.supplier(slug)} className={classes.card}>
        <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
          <Text fw={600}>{nome}</Text>
          {isFeatured(plan) && (
            <Badge color="gold" miw="fit-content">
              {m.suppliers_highlight()}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {cidade_estado} · {m.suppliers_tipoName({ tipo: Tipo_empresa })}
        </Text>
        <Text size="sm" lineClamp={2} mt={4}>
          {servico}
        </Text>
        <Group gap={4} mt={4} c="petrol.7">
          <Text size="sm" fw={600}>
            {m.chat_seeMore()}
          </Text>
          <IconArrowRight size={16} aria-hidden />
        </Group>
      </Link>
    </li>
  )
}

type UnsentProps = Pick<MessageListProps, 'onRetry' | 'onDiscard'> & { message: Pending }

function Unsent({ message, onRetry, onDiscard }: UnsentProps) {
  const { textOf } = useErrorText()
  const failed = message.error !== undefined
  return (
    <li className={`${classes.item} ${classes.mine}`}>
      <div className={classes.bubble}>{message.texto}</div>
      <Text size="xs" c={failed ? 'red.7' : 'dimmed'} role={failed ? 'alert' : undefined}>
        {failed ? textOf(message.error) : m.chat_sending()}
      </Text>
      {failed && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => onRetry(message.clientId)}>
            {m.common_retry()}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => onDiscard(message.clientId)}>
            {m.chat_discard()}
          </Button>
        </Group>
      )}
    </li>
  )
}

/** Three dots, and the reply's beginning when a model writes it. */
export function Typing({ text }: { text: string }) {
  return (
    <li className={classes.item}>
      <div className={classes.bubble}>
        {text || (
          <span className={classes.typing} role="status" aria-label={m.chat_typing()}>
            <span />
            <span />
            <span />
          </span>
        )}
      </div>
    </li>
  )
}
