import type { ReportForm, Report, Standing, StandingInput } from 'contract/moderation'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { activationMail, suspensionMail } from './mail.ts'
import {
  insertReport,
  selectReport,
  selectReportCount,
  selectStanding,
  selectSupplierLocked,
  selectVisibleSupplier,
  updateReportClosed,
  updateStanding,
} from './queries.ts'

async function getRow(db: Db, id: number) {
  const row = await selectStanding(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

type Row = Awaited<ReturnType<typeof getRow>>

const toStanding = (row: Row): Standing => ({
  ...row,
  suspended_at: row.suspended_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

export const getSupplierStanding = async (db: Db, id: number): Promise<Standing> =>
  toStanding(await getRow(db, id))

const facts = ({ status, suspended_at, suspended_reason }: Row) => ({
  status: status && !suspended_at,
  suspended_reason,
})

/** Activating also undoes the owner's own switch: afterwards the supplier is really active. */
export async function changeStanding(
  { transaction, session, clock, mail, settings }: SessionContext,
  id: number,
  { active, reason }: StandingInput,
): Promise<Standing> {
  return transaction(async (db) => {
    await selectSupplierLocked(db, id)
    const before = await getRow(db, id)
    if (active === before.active) throw new AppError('STANDING_UNCHANGED')
    const now = clock.now()
    await updateStanding(
      db,
      id,
      active
        ? { status: true, suspended_at: null, suspended_reason: null }
        : { suspended_at: now, suspended_reason: reason },
      now,
    )
    const after = await getRow(db, id)
    await recordChange(db, {
      adminId: session.accountId,
      action: active ? 'supplier.activate' : 'supplier.suspend',
      subject: { kind: 'supplier', id },
      before: facts(before),
      after: { ...facts(after), motivo: reason },
      at: now,
    })
    const letter = active ? activationMail : suspensionMail
    await mail.send(db, letter({ ...before, reason, publicUrl: settings.publicUrl }))
    return toStanding(after)
  })
}

export const countOpenReports = (db: Db): Promise<number> => selectReportCount(db, 'aberta')

export async function receiveReport(
  { db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>,
  report: ReportForm & { id_busness: number },
): Promise<{ received: true }> {
  if (!(await selectVisibleSupplier(db, report.id_busness))) throw new AppError('NOT_FOUND')
  await insertReport(db, {
    supplier_id: report.id_busness,
    motivo: report.motivo,
    texto: report.texto,
    email: report.email || null,
    created_at: clock.now(),
  })
  events.publish('attendance', 0)
  return { received: true }
}

export async function decideReport(
  { transaction, session, clock }: SessionContext,
  id: number,
  decision: { status: 'procedente' | 'descartada'; note: string },
): Promise<Report> {
  return transaction(async (db) => {
    const now = clock.now()
    const closed = await updateReportClosed(db, id, { ...decision, closed_at: now })
    const report = await selectReport(db, id)
    if (!report) throw new AppError('NOT_FOUND')
    if (!closed) throw new AppError('REPORT_CLOSED')
    await recordChange(db, {
      adminId: session.accountId,
      action: 'report.resolve',
      subject: { kind: 'report', id },
      before: { status: 'aberta', note: null },
      after: { ...decision, supplier_id: report.supplier.id },
      at: now,
    })
    return report
  })
}
