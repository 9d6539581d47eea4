import { listMyContacts } from 'contract/contacts'
import { setWeeklyByLink } from 'contract/leads'
import { setMailsByLink } from 'contract/mails'
import { readMyNeed, setNeedMailsByLink } from 'contract/needs'
import { readReferralNotice, refuseReferral } from 'contract/referrals'
import { readReviewLink } from 'contract/reviews'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'

const api = testApi({}, { oneApp: true })

const linksOf = (visitor = api.visitor()) => ({
  'my contacts': (token: string) => visitor.call(listMyContacts, { body: { token } }),
  'my need': (token: string) => visitor.call(readMyNeed, { body: { token } }),
  'my review': (token: string) => visitor.call(readReviewLink, { body: { token } }),
  'a notice': (token: string) => visitor.call(readReferralNotice, { body: { token } }),
  'no contact': (token: string) => visitor.call(refuseReferral, { body: { token } }),
  'no mails': (token: string) => visitor.call(setMailsByLink, { body: { token, wanted: false } }),
  'no summary': (token: string) =>
    visitor.call(setWeeklyByLink, { body: { token, weekly: false } }),
  'no needs': (token: string) =>
    visitor.call(setNeedMailsByLink, { body: { token, needs: false } }),
})

test.each([
  ['cut', '12.abc'],
  ['a dot', '.'],
  ['made up', `12.${'A'.repeat(32)}`],
  ['made up, of the other kind', 'A'.repeat(43)],
  ['of letters that take two bytes', `12.${'ç'.repeat(32)}`],
  ['of a day, with letters that take two bytes', `YUBi.1999999999.${'ç'.repeat(32)}`],
  ['of a list, with letters that take two bytes', `offers.YUBi.${'ç'.repeat(32)}`],
  ['of a number beyond the column', `99999999999999999999.${'A'.repeat(32)}`],
])('a link whose token is %s leads nowhere, and says so', async (_, token) => {
  const statuses: Record<string, number> = {}
  for (const [what, open] of Object.entries(linksOf())) statuses[what] = (await open(token)).status
  expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((what) => [what, 404])))
})
