import { outboxMailer } from '../mail/outbox.ts'
import { erasePerson, tellOthers } from '../privacy/service-erase.ts'
import { openFiles, publicUrlOf } from '../start.ts'
import { runForEmail } from './with-database.ts'

await runForEmail(async (database, email, env) => {
  const parts = { database, files: openFiles(env) }
  const teller = { mail: outboxMailer, settings: { publicUrl: publicUrlOf(env) } }
  const { counts, stripeCustomers } = await erasePerson(parts, { email, now: new Date() }, (db) =>
    tellOthers(db, teller, email),
  )
  const done = Object.entries(counts).filter(([, count]) => count > 0)
  if (done.length === 0) return `Nothing was kept about ${email}.`
  return [
    `Erased what was kept about ${email}:`,
    ...done.map(([what, count]) => `  ${what}: ${count}`),
    ...stripeCustomers.map((id) => `Delete the customer ${id} at Stripe by hand.`),
    'Backups keep the person until they are replaced: at most four weeks.',
  ].join('\n')
})
