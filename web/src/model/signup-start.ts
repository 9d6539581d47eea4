import type { Newcomer } from 'contract/sign-in'
import { readJson, writeJson } from '../lib/storage.ts'

type Begun = { nome?: unknown; email?: unknown }

/**
 * Both sign-ups begin with whom a provider named. What was typed before under this e-mail stays; under
 * another one it was about another person.
 */
export function beginSignup({ nome, email, verified }: Newcomer): void {
  for (const key of ['signupPF', 'signupFreelancer'] as const) {
    const kept = readJson(key)
    const before: Begun = typeof kept === 'object' && kept !== null ? kept : {}
    const isOther =
      typeof before.email === 'string' && before.email !== '' && before.email !== email
    const typed = isOther ? {} : before
    writeJson(key, {
      ...typed,
      nome: typed.nome || nome,
      email,
      codeSentTo: '',
      verifiedEmail: verified ? email : '',
    })
  }
}
