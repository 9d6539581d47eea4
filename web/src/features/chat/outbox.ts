import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../lib/call.ts'

/** A message on its way. Its clientId makes it count once, however often it has to be sent. */
export type Pending = { clientId: string; texto: string; tries: number; error?: unknown }

const retryAfterMs = 2_000
/** A server that fails so often in a row is told of; without a connection one just waits. */
const mostTries = 5

const isTemporary = (error: unknown, tries: number) =>
  !(error instanceof CallError) || error.status === 0 || (error.status >= 500 && tries < mostTries)

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

/** Sends one message after the other, in order; a broken connection only delays them. */
export function useOutbox(send: (message: Pending) => Promise<void>) {
  const [pending, setPending] = useState<Pending[]>([])
  const queue = useRef<Pending[]>([])
  const working = useRef(false)
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })

  const show = () => setPending([...queue.current])

  async function work(): Promise<void> {
    if (working.current) return
    working.current = true
    for (;;) {
      const next = queue.current.find(({ error }) => error === undefined)
      if (!next) break
      try {
        await latestSend.current(next)
        queue.current = queue.current.filter(({ clientId }) => clientId !== next.clientId)
      } catch (error) {
        next.tries += 1
        if (isTemporary(error, next.tries)) await backOnline()
        else next.error = error
      }
      show()
    }
    working.current = false
  }

  return {
    pending,
    add(texto: string) {
      queue.current = [...queue.current, { clientId: crypto.randomUUID(), texto, tries: 0 }]
      show()
      void work()
    },
    retry(clientId: string) {
      for (const message of queue.current) {
        if (message.clientId !== clientId) continue
        message.tries = 0
        delete message.error
      }
      show()
      void work()
    },
    discard(clientId: string) {
      queue.current = queue.current.filter((message) => message.clientId !== clientId)
      show()
    },
  }
}
