import { getSupportChannel } from 'contract/support'
import { query } from '../../lib/query.ts'

export const supportChannelQuery = query(getSupportChannel)
