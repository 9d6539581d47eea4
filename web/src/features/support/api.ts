import { getPromiseReport, getSupportChannel } from 'contract/support'
import { query } from '../../lib/query.ts'

export const supportChannelQuery = query(getSupportChannel)

export const promiseReportQuery = query(getPromiseReport, undefined, { background: true })
