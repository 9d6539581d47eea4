import {
  getOwnPage,
  type OwnPage,
  type PageContent,
  publishPage,
  savePageDraft,
} from 'contract/supplier-pages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, call } from '../../lib/call.ts'
import { useCall } from '../../lib/query.ts'
import { supplierReads } from '../../model/supplier-reads.ts'

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

const waitMs = 700
const retryMs = 5_000

const isConflict = (error: unknown) =>
  error instanceof CallError && error.code === 'CHANGED_ELSEWHERE'

type PagePart = Partial<PageContent>

/** What comes later, such as a picture that was being sent, is made of what stands there by then. */
export type UpdatePage = (part: PagePart | ((now: PageContent) => PagePart)) => void

export type PageDraft = {
  /** As the server has it, with its preview. */
  page: OwnPage
  /** As it stands on the screen. */
  draft: PageContent
  state: SaveState
  problem: unknown
  update: UpdatePage
  /** False when the draft could not be saved first. A failure of its own is thrown: the draft stays saved. */
  publish(): Promise<boolean>
  isPublishing: boolean
  /** After somebody saved elsewhere: theirs, or this one instead of it. */
  takeTheirs(): Promise<void>
  keepMine(): Promise<void>
  /** The draft's version stays: another window may have saved one that is not on this screen. */
  takeAddress(moved: OwnPage): void
}

/** Saves what is typed by itself, one call at a time, and never over what another window saved. */
export function usePageDraft(loaded: OwnPage): PageDraft {
  const [page, setPage] = useState(loaded)
  const [draft, setDraft] = useState(loaded.draft)
  const [state, showState] = useState<SaveState>('saved')
  const [problem, setProblem] = useState<unknown>(null)
  const [isPublishing, setPublishing] = useState(false)
  // Who holds an earlier drawing's functions, as an upload does, still meets the state of now.
  const latestState = useRef<SaveState>('saved')
  const latestProblem = useRef<unknown>(null)
  const latest = useRef(loaded.draft)
  const version = useRef(loaded.version)
  const saved = useRef(loaded.draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<boolean> | undefined>(undefined)
  const save = useCall(savePageDraft, { background: true })
  const send = useCall(publishPage, { changes: supplierReads })
  const params = { id: loaded.id }

  function setState(next: SaveState) {
    latestState.current = next
    showState(next)
  }

  const adopt = useCallback((answer: OwnPage) => {
    version.current = answer.version
    setPage(answer)
  }, [])

  function schedule(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), ms)
  }

  /** Whether everything on the screen is stored. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer.current)
    while (sending.current) await sending.current
    if (latest.current === saved.current) return true
    sending.current = store(latest.current)
    const done = await sending.current
    sending.current = undefined
    return done
  }

  async function store(sent: PageContent): Promise<boolean> {
    setState('saving')
    try {
      adopt(await save.mutateAsync({ params, body: { version: version.current, draft: sent } }))
      saved.current = sent
      setProblem(null)
      const isAll = latest.current === sent
      setState(isAll ? 'saved' : 'unsaved')
      return isAll
    } catch (error) {
      setProblem(error)
      latestProblem.current = error
      setState(isConflict(error) ? 'conflict' : 'failed')
      const mayPass = error instanceof CallError && (error.status === 0 || error.status >= 429)
      if (mayPass) schedule(retryMs)
      return false
    }
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // The same at every drawing: a form whose part did not change need not be drawn anew.
  const [update] = useState(
    (): UpdatePage => (part) => {
      const change = typeof part === 'function' ? part(latest.current) : part
      latest.current = { ...latest.current, ...change }
      setDraft(latest.current)
      if (latestState.current === 'conflict') return
      setState('unsaved')
      schedule(waitMs)
    },
  )

  return {
    page,
    draft,
    state,
    problem,
    takeAddress: useCallback(({ slug }: OwnPage) => setPage((before) => ({ ...before, slug })), []),
    isPublishing,
    update,
    async publish() {
      setPublishing(true)
      try {
        // Who goes on typing while it is saved means that too.
        while (!(await flush())) {
          if (latestState.current !== 'unsaved') throw latestProblem.current
        }
        adopt(await send.mutateAsync({ params, body: { version: version.current } }))
        return true
      } catch (error) {
        if (!isConflict(error)) throw error
        setState('conflict')
        return false
      } finally {
        setPublishing(false)
      }
    },
    async takeTheirs() {
      const theirs = await call(getOwnPage, { params })
      adopt(theirs)
      latest.current = theirs.draft
      saved.current = theirs.draft
      setDraft(theirs.draft)
      setProblem(null)
      setState('saved')
    },
    async keepMine() {
      const theirs = await call(getOwnPage, { params })
      adopt(theirs)
      // What is stored now is theirs, though this window may have stored its own before.
      saved.current = theirs.draft
      setProblem(null)
      await flush()
    },
  }
}
