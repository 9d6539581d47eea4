import { sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

// The tables as queries see them, one file for each subject. The migrations make them; tables.test.ts holds both equal.
// Column names are the wire's names, so that no layer renames anything.

/** One row of numbers for people, suppliers and companies: an id means one thing on the whole wire. */
export const nextEntityId = sql`nextval('entity_id')`

export const instant = (name: string) => timestamp(name, { withTimezone: true })
