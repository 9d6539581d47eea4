import { expect, test } from 'vitest'
import { m } from '#texts/messages.js'
import { readyRepliesIn } from './ready-replies.ts'

test.each(['pt', 'en'] as const)(
  'in %s ready replies call buttons what they are called',
  (locale) => {
    const named = readyRepliesIn(locale).flatMap((reply) => reply.match(/"[^"]+"/g) ?? [])
    const buttons = [m.contacts_see({}, { locale }), m.session_recover({}, { locale })]
    expect(named).toEqual(buttons.map((name) => `"${name}"`))
  },
)
