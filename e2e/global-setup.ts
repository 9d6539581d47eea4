import type { FullConfig } from '@playwright/test'
import { ports } from './ports.ts'
import { waitingEmail } from './people.ts'

/**
 * Before all journeys somebody asks for a code: by the time of the journey that asks for another one,
 * the minute between two codes is over without anybody having waited.
 */
export default async function askForCodes({ projects }: FullConfig): Promise<void> {
  const tries = 1 + Math.max(...projects.map(({ retries }) => retries))
  process.env.E2E_CODES_ASKED_AT = String(Date.now())
  for (let attempt = 0; attempt < tries; attempt++) {
    await fetch(`http://127.0.0.1:${ports.port}/api/v1/Emails/get_code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: waitingEmail(attempt) }),
    })
  }
}
