import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError, hasCode } from '../../lib/call.ts'

/** A message on its way. Its clientId makes it count once, however often it has to be sent. */
export type Pending = { clientId: string; texto: string; tries: number; error?: unknown }

const retryAfterMs = 2_000
const isUnreachable = (error: unknown) => hasCode(error, 'NETWORK')

/** What fails so often in a row is told of; a server that starts anew is away for half a minute at most. */
const mostTries = (error: unknown) => (isUnreachable(error) ? 15 : 5)

const isRefused = (error: unknown) =>
  error instanceof CallError && error.status !== 0 && error.status < 500

function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, retryAfterMs)
    window.addEventListener('online', done)
  })
}

/** Sends the messages of one conversation in order; a broken connection only delays them. */
class Outbox {
  pending: Pending[] = []
  #isWorking = false
  #send: (message: Pending) => Promise<void> = () => Promise.resolve()
  #show: (pending: Pending[]) => void = () => {}

  /** A view that is gone goes on sending until the next one comes. */
  shownBy(send: (message: Pending) => Promise<void>, show: (pending: Pending[]) => void): void {
    this.#send = send
    this.#show = show
    show(this.pending)
  }

  #change(pending: Pending[]): void {
    this.pending = pending
    this.#show(pending)
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    for (;;) {
      const next = this.pending.find(({ error }) => error === undefined)
      if (!next) break
      try {
        await this.#send(next)
        this.discard(next.clientId)
      } catch (error) {
        // Without a connection of its own a browser just waits.
        if (navigator.onLine || !isUnreachable(error)) next.tries += 1
        if (isRefused(error) || next.tries >= mostTries(error)) next.error = error
        else await backOnline()
        this.#change([...this.pending])
      }
    }
    this.#isWorking = false
  }

  add(texto: string): void {
    this.#change([...this.pending, { clientId: crypto.randomUUID(), texto, tries: 0 }])
    void this.#work()
  }

  retry(clientId: string): void {
    const afresh = ({ texto }: Pending): Pending => ({ clientId, texto, tries: 0 })
    this.#change(this.pending.map((one) => (one.clientId === clientId ? afresh(one) : one)))
    void this.#work()
  }

  discard(clientId: string): void {
    this.#change(this.pending.filter((message) => message.clientId !== clientId))
  }
}

const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>()

/** Kept beside the conversations that were read: who looks elsewhere and comes back finds it. */
function outboxOf(client: QueryClient, name: string): Outbox {
  const kept = outboxes.get(client) ?? new Map<string, Outbox>()
  outboxes.set(client, kept)
  const outbox = kept.get(name) ?? new Outbox()
  kept.set(name, outbox)
  return outbox
}

/** What is on its way or was refused outlives the view that shows it. */
export function useOutbox(name: string, send: (message: Pending) => Promise<void>) {
  const outbox = outboxOf(useQueryClient(), name)
  const [pending, setPending] = useState(outbox.pending)
  useEffect(() => outbox.shownBy(send, setPending), [outbox, send])
  return {
    pending,
    add: (texto: string) => outbox.add(texto),
    retry: (clientId: string) => outbox.retry(clientId),
    discard: (clientId: string) => outbox.discard(clientId),
  }
}
