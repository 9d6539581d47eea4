import { sql } from 'drizzle-orm'
import type { App } from '../http/parts.ts'

type Row = {
  recipient: string
  subject: string
  body_text: string
  body_html: string
  created_at: string
}

/** Outside production only: every mail the product sent, as JSON. The page /dev/mail shows it. */
export function devMailRoutes(app: App): void {
  if (app.parts.settings.production) return
  app.get('/api/dev/mail', async (request) => {
    const { to } = request.query as { to?: string }
    const { rows } = await app.parts.database.db.execute<Row>(sql`
      SELECT recipient, subject, body_text, body_html, created_at FROM mail_outbox
      WHERE ${typeof to === 'string' ? sql`recipient = ${to.toLowerCase()}` : sql`true`}
      ORDER BY id DESC LIMIT 100`)
    return rows.map((row) => ({
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      createdAt: new Date(row.created_at).toISOString(),
    }))
  })
}
