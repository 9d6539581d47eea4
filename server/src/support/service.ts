import { planHas } from 'contract/rules/plans'
import {
  type PromiseReport,
  promiseDays,
  promisedMinutes,
  type SupportChannel,
} from 'contract/support'
import { AppError } from '../http/errors.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { attendedMinutes, isAttended, minutesAttendedAfter } from '../jobs/business-hours.ts'
import { isNationalHoliday } from '../jobs/holidays.ts'
import { planOf } from '../plans/service.ts'
import { type PriorityRequest, selectPriorityRequests } from './queries.ts'

const mostRequests = 2000
const mostLate = 10

/** Until when whoever asks at this moment is answered. */
export const promisedBy = ({ settings }: Pick<Context, 'settings'>, asked: Date): Date =>
  minutesAttendedAfter(asked, promisedMinutes, settings.attendanceHours, isNationalHoliday)

export async function findChannel(context: SessionContext): Promise<SupportChannel> {
  const { db, session, settings, clock } = context
  const { supplierId } = session
  const plan = supplierId && (await planOf(db, { supplierId }))
  if (!plan) throw new AppError('NOT_FOUND')
  if (!planHas(plan, 'prioritySupport')) throw new AppError('PLAN_REQUIRED')
  const now = clock.now()
  return {
    promisedMinutes,
    open: isAttended(now, settings.attendanceHours, isNationalHoliday),
    answeredBy: promisedBy(context, now).toISOString(),
  }
}

export async function reportPromise({
  db,
  settings,
  clock,
}: SessionContext): Promise<PromiseReport> {
  const now = clock.now()
  const since = new Date(now.getTime() - promiseDays * 24 * 60 * 60 * 1000)
  const measured = (await selectPriorityRequests(db, since, mostRequests)).map((request) => {
    const until = request.answered_at ?? request.left_at ?? now
    const { attendanceHours } = settings
    const minutes = attendedMinutes(request.asked_at, until, attendanceHours, isNationalHoliday)
    return { ...request, minutes, status: statusOf(request), late: minutes > promisedMinutes }
  })
  const counted = measured.filter(({ status, late }) => status === 'answered' || late)
  return {
    promisedMinutes,
    days: promiseDays,
    requests: counted.length,
    inTime: counted.filter(({ late }) => !late).length,
    medianMinutes: medianOf(counted.map(({ minutes }) => minutes)),
    waiting: measured.filter(({ status }) => status === 'waiting').length,
    late: counted
      .filter(({ late }) => late)
      .slice(0, mostLate)
      .map(({ channel, id, nome, asked_at, minutes, status }) => ({
        channel,
        id,
        nome,
        askedAt: asked_at.toISOString(),
        minutes: Math.ceil(minutes),
        status,
      })),
  }
}

const statusOf = ({
  answered_at,
  left_at,
}: PriorityRequest): PromiseReport['late'][number]['status'] =>
  answered_at ? 'answered' : left_at ? 'left' : 'waiting'

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return middle === undefined ? null : Math.ceil(middle)
}
