import { answerDataRequest, listDataRequests } from 'contract/data-requests'
import {
  correctMyData,
  createDataRequest,
  eraseMyData,
  exportMyCsv,
  exportMyJson,
  getMyData,
  isMyDataOpen,
  leaveMyData,
  refuseContactForMe,
  revokeMyConsent,
  sendPrivacyCode,
  verifyPrivacyCode,
} from 'contract/privacy'
import { recordListView } from '../audit/service.ts'
import { sendCsv } from '../http/csv.ts'
import {
  checkCode,
  codeSent,
  forgetInBrowser,
  issueCode,
  verifiedEmail,
} from '../mail/email-codes.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { refuseContact } from '../referrals/service-refusals.ts'
import { privacyCodeMail } from './mail.ts'
import { eraseMe, exportMe } from './service-self.ts'
import { asCsvRows, asJsonFile, csvFile } from './service-files.ts'
import { correct, personOf, readMyData, revokeConsent } from './service-person.ts'
import { answerRequest, askForHelp, listRequests } from './service-requests.ts'
import { languageOf } from '../http/language.ts'

export function privacyRoutes(app: App): void {
  route(app, sendPrivacyCode, async ({ body: { email } }, context) => {
    const language = languageOf(context.request)
    const mailFor = (code: string) => privacyCodeMail({ email, language }, code)
    await issueCode(context, { email, purpose: 'privacy', mailFor })
    return codeSent
  })
  route(app, verifyPrivacyCode, async ({ body: { email, codeVerify } }, context) => {
    const result = await checkCode(context, { email, purpose: 'privacy', code: codeVerify })
    // Who sits at a shared computer next never falls back on the one before.
    if (result.correct) await forgetInBrowser(context, 'privacy', email)
    return result
  })
  route(app, leaveMyData, async (_input, context) => {
    await forgetInBrowser(context, 'privacy')
    return { left: true as const }
  })

  route(app, isMyDataOpen, async (_input, context) => ({
    open: (await verifiedEmail(context, 'privacy')) !== undefined,
  }))
  route(app, getMyData, ({ query }, context) => readMyData(context, query.by))
  route(app, exportMyJson, async ({ query }, context) =>
    asJsonFile(context, await exportMe(context, query.by)),
  )
  route(app, exportMyCsv, async ({ query }, context) =>
    sendCsv(context, csvFile, asCsvRows(await exportMe(context, query.by))),
  )
  route(app, correctMyData, ({ params, query, body }, context) =>
    correct(context, query.by, params, body),
  )
  route(app, revokeMyConsent, ({ params, query }, context) =>
    revokeConsent(context, query.by, params.id),
  )
  route(app, refuseContactForMe, async ({ query }, context) => {
    const { email } = await personOf(context, query.by)
    await context.transaction((db) => refuseContact(db, context, email))
    return readMyData(context, query.by)
  })
  route(app, eraseMyData, ({ query, body }, context) => eraseMe(context, query.by, body))
  route(app, createDataRequest, ({ query, body }, context) => askForHelp(context, query.by, body))

  route(app, listDataRequests, async ({ query }, context) => {
    await recordListView(context, 'pedidos-de-dados', query)
    return listRequests(context, query)
  })
  route(app, answerDataRequest, ({ params, body }, context) =>
    answerRequest(context, params.id, body),
  )
}
