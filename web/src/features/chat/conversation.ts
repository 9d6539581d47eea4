import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  askForAttendant,
  type Conversation,
  conversationEvents,
  deleteConversation,
  getConversation,
  leaveQueue,
  sendChatMessage,
} from 'contract/chat'
import { useEffect, useRef, useState } from 'react'
import { call, listen } from '../../lib/call.ts'
import { useCall } from '../../lib/query.ts'
import { setUnread } from '../../model/unread.ts'
import { conversationQuery, mergeConversation, readReply } from './api.ts'
import { type Pending, useOutbox } from './outbox.ts'
import { playSound } from './sounds.ts'

const historyEntries = 20

/** The visitor's conversation: what was said, what is on its way, and how to say something. */
export function useConversation(phone: string, isVisible: boolean) {
  const client = useQueryClient()
  const { data } = useQuery(conversationQuery)
  const [draft, setDraft] = useState('')
  const known = () => client.getQueryData<Conversation>(conversationQuery.queryKey)
  const lastSeq = () => known()?.messages.at(-1)?.seq ?? 0

  function take(incoming: Conversation): void {
    const before = lastSeq()
    client.setQueryData<Conversation>(conversationQuery.queryKey, (old) =>
      mergeConversation(old, incoming),
    )
    const isNew = incoming.messages.some(({ seq, autor }) => seq > before && autor !== 'visitor')
    if (isNew) playSound('received', 'chatSound')
  }

  async function send({ clientId, texto }: Pending): Promise<void> {
    const number = phone ? { numbePhone: phone } : {}
    const body = { ...number, mensage: texto, history: historyOf(known()), clientId }
    if (!known()?.conversation.streaming) {
      take(await call(sendChatMessage, { body }))
      return
    }
    try {
      take(await readReply({ body }, setDraft))
    } finally {
      setDraft('')
    }
  }

  const outbox = useOutbox(send)
  const status = data?.conversation.status ?? 'none'
  useLive(status !== 'none', lastSeq, take)
  useUnreadInTitle(data, isVisible)
  const replace = (fresh: Conversation) =>
    client.setQueryData<Conversation>(conversationQuery.queryKey, fresh)
  const background = { background: true }
  const person = useCall(askForAttendant, background)
  const leave = useCall(leaveQueue, background)
  const erase = useCall(deleteConversation)
  return {
    data,
    draft,
    pending: outbox.pending,
    isAnswering: status === 'none' && outbox.pending.some(({ error }) => error === undefined),
    retry: outbox.retry,
    discard: outbox.discard,
    take,
    say(text: string) {
      if (text.trim() === '') return
      playSound('sent', 'chatSound')
      outbox.add(text.trim())
    },
    askForPerson(who: { nome?: string; numbePhone?: string } = {}) {
      if (person.isPending) return
      person.mutate({ body: { numbePhone: phone, ...who } }, { onSuccess: take })
    },
    leave: () => leave.mutate({}, { onSuccess: take }),
    erase: (then: () => void) =>
      erase.mutate({}, { onSuccess: (fresh) => (replace(fresh), then()) }),
  }
}

/** The specification's client sends it; the server keeps its own and does not believe this one. */
function historyOf(conversation: Conversation | undefined) {
  return (conversation?.messages ?? [])
    .slice(-historyEntries)
    .map(({ autor, texto }) => (autor === 'visitor' ? { user: texto } : { assistant: texto }))
}

/** Only while a person is there or awaited: the assistant's replies come with the call itself. */
function useLive(
  active: boolean,
  lastSeq: () => number,
  take: (incoming: Conversation) => void,
): void {
  const latest = useRef({ lastSeq, take })
  useEffect(() => {
    latest.current = { lastSeq, take }
  })
  useEffect(() => {
    if (!active) return
    const input = () => ({ query: { after: latest.current.lastSeq() } })
    return listen(conversationEvents, input, ['conversation'], {
      onEvent: (_name, data) => latest.current.take(data),
      onPoll: () =>
        void call(getConversation, input()).then(
          (data) => latest.current.take(data),
          () => {},
        ),
    })
  }, [active])
}

/** What came while nobody looked stands before the title, and on the widget's button. */
function useUnreadInTitle(data: Conversation | undefined, isVisible: boolean): void {
  const seen = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (!data) return
    const last = data.messages.at(-1)?.seq ?? 0
    seen.current ??= last
    const count = () => {
      if (isVisible && !document.hidden) seen.current = last
      const unread = data.messages.filter(
        ({ seq, autor }) => seq > (seen.current ?? 0) && autor !== 'visitor',
      )
      setUnread(unread.length)
    }
    count()
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [data, isVisible])
  useEffect(() => () => setUnread(0), [])
}
