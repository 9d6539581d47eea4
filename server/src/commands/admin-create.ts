import { urls } from 'contract/urls'
import { inviteAdmin } from '../invites/service.ts'
import { publicUrlOf } from '../start.ts'
import { runForEmail } from './with-database.ts'

await runForEmail(async (database, email, env) => {
  const person = { email, nome: email.split('@')[0] ?? email, now: new Date() }
  const { token, isNew, hours } = await inviteAdmin(database, person)
  // Behind the # it reaches neither a server's log nor another site.
  const link = `${publicUrlOf(env)}${urls.invite}#${token}`
  return [
    isNew ? `${email} is now an administrator.` : `${email} starts afresh as an administrator.`,
    `This link sets the password, once, within ${hours} hours:`,
    link,
  ].join('\n')
})
