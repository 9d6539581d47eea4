import { disableAdmin } from '../invites/service.ts'
import { runForEmail } from './with-database.ts'

await runForEmail(async (database, email) => {
  await disableAdmin(database, { email, now: new Date() })
  return `${email} is no longer an administrator; open sessions have ended.`
})
