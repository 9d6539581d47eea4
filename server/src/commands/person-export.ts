import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { exportPerson } from '../privacy/service-export.ts'
import { runForEmail } from './with-database.ts'

await runForEmail(async (database, email) => {
  const now = new Date()
  const person = await exportPerson(database, { email, now })
  const file = resolve(`person-${now.toISOString().replace(/[:.]/g, '-')}.json`)
  await writeFile(file, `${JSON.stringify(person, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  const unknown = person.account ? '' : ' There is no account with this address.'
  return `Everything kept about ${email} is in ${file}, readable by its owner only.${unknown}`
})
