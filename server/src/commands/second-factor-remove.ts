import { removeSecondFactor } from '../invites/service.ts'
import { publicUrlOf } from '../start.ts'
import { runForEmail } from './with-database.ts'

await runForEmail(async (database, email, env) => {
  const settings = { publicUrl: publicUrlOf(env), supportPhone: env.SUPPORT_PHONE }
  await removeSecondFactor(database, { email, now: new Date() }, settings)
  return `The second factor of ${email} is off; open sessions have ended, and the person is told by mail.`
})
