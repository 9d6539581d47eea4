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
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, listen } from '../../lib/call.ts'
import { ignoreFailure, useCall } from '../../lib/query.ts'
import { tellOtherTabs, useNewsOfOtherTabs } from '../../lib/tabs.ts'
import { setUnread } from '../../model/unread.ts'
import { conversationQuery, lastKnown, leavesGap, mergeConversation, readReply } from './api.ts'
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
  const merge = useCallback(
    (incoming: Conversation) =>
      client.setQueryData<Conversation>(conversationQuery.queryKey, (old) =>
        mergeConversation(old, incoming),
      ),
    [client],
  )
  const readAll = useCallback(
    () => void call(getConversation, { query: { after: 0 } }).then(merge, ignoreFailure),
    [merge],
  )
  useNewsOfOtherTabs('conversation', readAll)

  function take(incoming: Conversation): void {
    const before = known()
    const last = lastKnown(before, incoming)
    merge(incoming)
    if (leavesGap(before, incoming)) readAll()
    const isNew = incoming.messages.some(({ seq, autor }) => seq > last && autor !== 'visitor')
    if (isNew) playSound('received', 'chatSound')
  }

  /** What this tab brought about: others listen to the server only while a person is there or awaited. */
  function takeOwn(incoming: Conversation): void {
    take(incoming)
    tellOtherTabs('conversation')
  }

  async function send({ clientId, texto }: Pending): Promise<void> {
    const number = phone ? { numbePhone: phone } : {}
    const body = { ...number, mensage: texto, history: historyOf(known()), clientId }
    if (!known()?.conversation.streaming) {
      takeOwn(await call(sendChatMessage, { body }))
      return
    }
    try {
      takeOwn(await readReply({ body }, setDraft))
    } finally {
      setDraft('')
    }
  }

  const outbox = useOutbox('visitor', send)
  const status = data?.conversation.status ?? 'none'
  useLive(status === 'none' ? null : data?.conversation.key, lastSeq, take)
  useUnreadInTitle(data, isVisible)
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
    take: takeOwn,
    say(text: string) {
      if (text.trim() === '') return
      playSound('sent', 'chatSound')
      outbox.add(text.trim())
    },
    askForPerson(who: { nome?: string; numbePhone?: string } = {}) {
      if (person.isPending) return
      person.mutate({ body: { numbePhone: phone, ...who } }, { onSuccess: takeOwn })
    },
    leave: () => leave.mutate({}, { onSuccess: takeOwn }),
    erase: (then: () => void) =>
      erase.mutate({}, { onSuccess: (fresh) => (takeOwn(fresh), then()) }),
  }
}

/** The specification's client sends it; the server keeps its own and does not believe this one. */
function historyOf(conversation: Conversation | undefined) {
  return (conversation?.messages ?? [])
    .slice(-historyEntries)
    .map(({ autor, texto }) => (autor === 'visitor' ? { user: texto } : { assistant: texto }))
}

/**
 * The conversation with this key, while a person is there or awaited: the assistant's replies come
 * with the call itself.
 */
function useLive(
  key: string | null | undefined,
  lastSeq: () => number,
  take: (incoming: Conversation) => void,
): void {
  const latest = useRef({ lastSeq, take })
  useEffect(() => {
    latest.current = { lastSeq, take }
  })
  useEffect(() => {
    if (!key) return
    const input = () => ({ query: { after: latest.current.lastSeq() } })
    return listen(conversationEvents, input, ['conversation'], {
      onEvent: (_name, data) => latest.current.take(data),
      onPoll: () =>
        void call(getConversation, input()).then(
          (data) => latest.current.take(data),
          () => {},
        ),
    })
  }, [key])
}

/** What came while nobody looked stands before the title, and on the widget's button. */
function useUnreadInTitle(data: Conversation | undefined, isVisible: boolean): void {
  const seen = useRef<{ key: string | null; seq: number }>(undefined)
  useEffect(() => {
    if (!data) return
    const { key } = data.conversation
    const last = { key, seq: data.messages.at(-1)?.seq ?? 0 }
    seen.current ??= last
    const count = () => {
      if (isVisible && !document.hidden) seen.current = last
      // Of a conversation that began meanwhile nothing was seen.
      const seenSeq = seen.current?.key === key ? seen.current.seq : 0
      const unread = data.messages.filter(({ seq, autor }) => seq > seenSeq && autor !== 'visitor')
      setUnread(unread.length)
    }
    count()
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [data, isVisible])
  useEffect(() => () => setUnread(0), [])
}
