import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Attendance,
  type AttendanceRecord,
  attendanceEvents,
  closeAttendance,
  getAttendance,
  listAttendances,
  sendAttendantMessage,
  setAttendanceSeen,
  takeAttendance,
} from 'contract/chat'
import { useEffect, useRef } from 'react'
import { call, listen } from '../../lib/call.ts'
import { ignoreFailure, useCall } from '../../lib/query.ts'
import { attendanceQuery, attendancesQuery, mergeRecord } from './api.ts'
import { type Pending, useOutbox } from './outbox.ts'
import { playSound } from './sounds.ts'

type List = { data: Attendance[] }

/** The queue and the conversation that is open, both live over one stream. */
export function useDesk(openId: number | undefined) {
  const client = useQueryClient()
  const list = useQuery(attendancesQuery)
  const keyOf = (id: number) => attendanceQuery(id).queryKey

  const takeList = (data: List) => client.setQueryData<List>(attendancesQuery.queryKey, data)
  function takeRecord(data: AttendanceRecord): void {
    client.setQueryData<AttendanceRecord>(keyOf(data.attendance.id), (old) =>
      mergeRecord(old, data),
    )
  }
  const after = () => {
    const known = openId && client.getQueryData<AttendanceRecord>(keyOf(openId))
    return known ? (known.messages.at(-1)?.seq ?? 0) : 0
  }

  const latest = useRef({ takeList, takeRecord, after })
  useEffect(() => {
    latest.current = { takeList, takeRecord, after }
  })
  useEffect(() => {
    const input = () => ({ query: { id: openId, after: latest.current.after() } })
    async function poll(): Promise<void> {
      latest.current.takeList(await call(listAttendances))
      if (!openId) return
      const query = { after: latest.current.after() }
      latest.current.takeRecord(await call(getAttendance, { params: { id: openId }, query }))
    }
    return listen(attendanceEvents, input, ['queue', 'record'], {
      onEvent(_name, data) {
        if ('attendance' in data) latest.current.takeRecord(data)
        else latest.current.takeList(data)
      },
      onPoll: () => void poll().catch(() => {}),
    })
  }, [openId])

  return { list, takeRecord }
}

/** One conversation from the attendant's side. */
export function useAttendance(id: number, takeRecord: (record: AttendanceRecord) => void) {
  const record = useQuery(attendanceQuery(id))
  const client = useQueryClient()
  const outbox = useOutbox(`attendance ${id}`, async ({ clientId, texto }: Pending) => {
    const message = await call(sendAttendantMessage, { params: { id }, body: { texto, clientId } })
    const known = client.getQueryData<AttendanceRecord>(attendanceQuery(id).queryKey)
    if (known) takeRecord({ ...known, messages: [message] })
  })
  const options = { changes: [listAttendances] }
  const take = useCall(takeAttendance, options)
  const close = useCall(closeAttendance, options)
  useMarkSeen(id, record.data)
  return {
    record,
    outbox,
    isTaking: take.isPending,
    isClosing: close.isPending,
    say(text: string) {
      if (text.trim() === '') return
      playSound('sent', 'deskSound')
      outbox.add(text.trim())
    },
    take: (onError: (error: unknown) => void) =>
      take.mutate({ params: { id } }, { onSuccess: takeRecord, onError }),
    close: (note: string, onSuccess: () => void, onError: (error: unknown) => void) =>
      close.mutate(
        { params: { id }, body: { note } },
        { onSuccess: (fresh) => (takeRecord(fresh), onSuccess()), onError },
      ),
  }
}

/** Read is what stood on a screen that its attendant looked at. */
function useMarkSeen(id: number, record: AttendanceRecord | undefined): void {
  const seen = useCall(setAttendanceSeen, { background: true })
  const marked = useRef(0)
  const mark = useRef(seen.mutate)
  useEffect(() => {
    mark.current = seen.mutate
  })
  const last = record?.messages.at(-1)?.seq ?? 0
  const isMine = record?.attendance.status === 'open' && record.attendance.mine
  useEffect(() => {
    marked.current = 0
  }, [id])
  useEffect(() => {
    const look = () => {
      if (document.hidden || !isMine || last <= marked.current) return
      marked.current = last
      mark.current({ params: { id }, body: { seq: last } }, { onError: ignoreFailure })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, last, isMine])
}
