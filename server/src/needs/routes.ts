import multipart from '@fastify/multipart'
import {
  acceptProposal,
  answerBuyer as answerBuyerCall,
  askProposal,
  closeNeed,
  createNeed,
  createProposal,
  declineProposal,
  extendNeed,
  getNeedMap,
  getNeedNews,
  listNeeds,
  listOpenNeeds,
  markNeedsSeen,
  readMyNeed,
  removeNeed,
  sendMyNeedsLink,
  sendNeedCode,
  setNeedMailsByLink,
  shareContact,
  uploadNeedFile,
  uploadProposalFile,
  verifyNeedCode,
} from 'contract/needs'
import { recordListView } from '../audit/service.ts'
import { pdfUpload, readUpload, uploadLimits } from '../files/upload.ts'
import { attachment } from '../http/attachment.ts'
import { languageOf } from '../http/language.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { switchNeedMailsByLink } from '../leads/service-settings.ts'
import { checkCode, codeSent, issueCode } from '../mail/email-codes.ts'
import { needCodeMail } from './mail.ts'
import { listAll, readMap, remove } from './service-admin.ts'
import { findFile, storeNeedFile } from './service-files.ts'
import {
  accept,
  ask,
  close,
  decline,
  extend,
  readMine,
  sendMyLinks,
  share,
} from './service-mine.ts'
import {
  answerBuyer,
  countNews,
  markSeen,
  propose,
  readBank,
  storeProposalFile,
} from './service-suppliers.ts'
import { publish } from './service.ts'

export async function needRoutes(app: App): Promise<void> {
  route(app, sendNeedCode, async ({ body: { email } }, context) => {
    const mailFor = (code: string) => needCodeMail(email, code, languageOf(context.request))
    await issueCode(context, { email, purpose: 'need', mailFor })
    return codeSent
  })
  route(app, verifyNeedCode, ({ body: { email, codeVerify } }, context) =>
    checkCode(context, { email, purpose: 'need', code: codeVerify }),
  )
  route(app, createNeed, ({ body }, context) => publish(context, body))

  buyerRoutes(app)
  supplierRoutes(app)

  route(app, listNeeds, async ({ query }, context) => {
    await recordListView(context, 'demandas', query)
    return listAll(context, query)
  })
  route(app, getNeedMap, (_input, context) => readMap(context))
  route(app, removeNeed, ({ params, body }, context) => remove(context, params.id, body))

  // Only the uploads understand multipart.
  await app.register(async (scope) => {
    await scope.register(multipart, uploadLimits(pdfUpload.most))
    route(scope as App, uploadNeedFile, (_input, context) =>
      storeNeedFile(context, () => readUpload(context.request, pdfUpload)),
    )
    route(scope as App, uploadProposalFile, ({ params }, context) =>
      storeProposalFile(context, params.id, () => readUpload(context.request, pdfUpload)),
    )
  })
  fileRoute(app)
}

function buyerRoutes(app: App): void {
  route(app, readMyNeed, ({ body }, context) => readMine(context, body.token))
  route(app, sendMyNeedsLink, ({ body }, context) => sendMyLinks(context, body.email))
  route(app, extendNeed, ({ body }, context) => extend(context, body.token))
  route(app, closeNeed, ({ body }, context) => close(context, body.token))
  route(app, askProposal, ({ params, body: { token, texto } }, context) =>
    ask(context, { token, id: params.id }, texto),
  )
  route(app, shareContact, ({ params, body }, context) =>
    share(context, { token: body.token, id: params.id }),
  )
  route(app, acceptProposal, ({ params, body }, context) =>
    accept(context, { token: body.token, id: params.id }),
  )
  route(app, declineProposal, ({ params, body: { token, ...form } }, context) =>
    decline(context, { token, id: params.id }, form),
  )
}

function supplierRoutes(app: App): void {
  route(app, listOpenNeeds, ({ query }, context) => readBank(context, query))
  route(app, getNeedNews, (_input, context) => countNews(context))
  route(app, markNeedsSeen, ({ body }, context) => markSeen(context, body))
  route(app, createProposal, ({ params, body }, context) => propose(context, params.id, body))
  route(app, answerBuyerCall, ({ params, body }, context) =>
    answerBuyer(context, params.id, body.texto),
  )
  route(app, setNeedMailsByLink, ({ body }, context) => switchNeedMailsByLink(context, body))
}

/** Sent to be saved, never to be opened here: what strangers wrote does not run under our name. */
function fileRoute(app: App): void {
  const rateLimit = { max: Math.ceil(120 * app.parts.settings.rateLimitScale), timeWindow: 60_000 }
  app.get<{ Params: { file: string }; Querystring: { ate?: unknown; selo?: unknown } }>(
    '/demandas/arquivos/:file',
    { config: { rateLimit } },
    async ({ params, query }, reply) => {
      const asked = { file: params.file, ate: String(query.ate), selo: String(query.selo) }
      const { database, files, throttle, clock } = app.parts
      const found = await findFile({ db: database.db, files, throttle, clock }, asked)
      reply.header('cache-control', 'private, no-store')
      reply.header('content-disposition', attachment(`${found.name}.pdf`))
      return reply.type('application/pdf').send(found.body)
    },
  )
}
