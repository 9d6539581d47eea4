import type { OwnPage } from 'contract/supplier-pages'
import { recordChange } from '../audit/service.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { lockAddresses, selectIsTaken, updateAddress } from './queries-address.ts'
import { readOwnPage, requireOwnPage } from './service.ts'

/** Every address that was left stays reserved: nobody collects them. */
const changeLimit = { max: 5, perSeconds: 24 * 60 * 60 }

/** The former address leads to the new one from then on, and nobody else can have it. */
export async function changeAddress(
  { db, transaction, throttle, session, clock }: SessionContext,
  supplierId: number,
  slug: string,
): Promise<OwnPage> {
  const { slug: now } = await requireOwnPage(db, supplierId)
  if (slug === now) return readOwnPage(db, supplierId)
  if (await selectIsTaken(db, slug, supplierId)) throw new AppError('PAGE_ADDRESS_TAKEN')
  await throttle.hit(`page address:${supplierId}`, changeLimit)
  return transaction(async (tx) => {
    await lockAddresses(tx)
    const { slug: from } = await requireOwnPage(tx, supplierId)
    // Sent twice, the other one was faster.
    if (slug === from) return readOwnPage(tx, supplierId)
    if (await selectIsTaken(tx, slug, supplierId)) throw new AppError('PAGE_ADDRESS_TAKEN')
    await updateAddress(tx, { supplierId, from, to: slug }, clock.now())
    if (session.tipo === 'Admin') {
      await recordChange(tx, {
        adminId: session.accountId,
        action: 'supplier.address',
        subject: { kind: 'supplier', id: supplierId },
        before: { endereco_pagina: from },
        after: { endereco_pagina: slug },
        at: clock.now(),
      })
    }
    return readOwnPage(tx, supplierId)
  })
}
