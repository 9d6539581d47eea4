import { passwordProblem } from 'contract/rules/password'
import { expect, test } from 'vitest'
import { isInPublicList } from './common-passwords.ts'

test.each(['Marina#1987', 'Dr@gonball9', 'Liverpool-10', '$Michelle22'])(
  '%s passes the rules that a page can check, and is in the public list',
  async (password) => {
    expect(passwordProblem(password)).toBeUndefined()
    expect(await isInPublicList(password)).toBe(true)
  },
)

test.each(['Segura#4821', 'Correto-Cavalo7', 'xK9$mQ2vLp', '7#92!K84@x'])(
  '%s is not',
  async (password) => expect(await isInPublicList(password)).toBe(false),
)
