import {
  createReferral,
  exportReferrals,
  listReferrals,
  readReferralNotice,
  refuseReferral,
  setReferralStatus,
} from 'contract/referrals'
import { Referral } from 'contract/schemas/referrals'
import { recordListExport, recordListView } from '../audit/service.ts'
import { type Headings, sendCsv } from '../http/csv.ts'
import { JsonRows } from '../http/json-rows.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectReferrals } from './queries.ts'
import { allReferrals, followUpReferral } from './service.ts'
import { readNotice, recommend, refuseByNotice } from './service-refusals.ts'

const file = {
  name: 'indicacoes',
  headings: {
    id: { pt: 'ID', en: 'ID' },
    nome_indicador: { pt: 'Indicador', en: 'Recommended by' },
    email_indicado: { pt: 'E-mail do indicado', en: 'E-mail of the recommended' },
    telefone_indicado: { pt: 'Telefone do indicado', en: 'Phone of the recommended' },
    empresa_freelancer_indicada: { pt: 'Nome do indicado', en: 'Name of the recommended' },
    status: { pt: 'Status', en: 'Status' },
  } satisfies Record<keyof Referral, Headings[string]>,
}

export function referralRoutes(app: App): void {
  route(app, createReferral, ({ body }, context) => recommend(context, body))

  route(app, listReferrals, async ({ query }, context) => {
    await recordListView(context, 'indicacoes', query)
    const { db } = context
    return query.limit > 0
      ? selectReferrals(db, query)
      : new JsonRows(allReferrals(db, query, query.skip), Referral)
  })

  route(app, setReferralStatus, ({ params, query }, context) =>
    followUpReferral(context, params.id, query.status),
  )

  route(app, exportReferrals, async ({ query }, context) => {
    await recordListExport(context, 'indicacoes', query)
    return sendCsv(context, file, allReferrals(context.db, query))
  })

  route(app, readReferralNotice, ({ body }, context) => readNotice(context, body.token))

  route(app, refuseReferral, async ({ body }, context) => {
    await refuseByNotice(context, body.token)
    return { refused: true as const }
  })
}
