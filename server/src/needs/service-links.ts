import { urls } from 'contract/urls'
import { AppError } from '../http/errors.ts'
import type { Context, Parts } from '../http/parts.ts'
import { idOfSealed, isSameSecret, sealedId } from '../security/seals.ts'

type Keys = Pick<Context, 'throttle'>
type Site = Keys & Pick<Parts, 'settings'>

const needKind = 'need'

/** What the private link of a need carries. */
export const tokenOf = (keys: Keys, needId: number): string => sealedId(keys, needKind, needId)

export const privateLink = (site: Site, needId: number): string =>
  `${site.settings.publicUrl}${urls.myNeed}#${tokenOf(site, needId)}`

export function needIdOf(keys: Keys, token: string): number {
  const id = idOfSealed(keys, needKind, token)
  if (id === undefined) throw new AppError('NEED_LINK_INVALID')
  return id
}

const daySeconds = 24 * 60 * 60

const fileSeal = ({ throttle }: Keys, file: string, until: number): string =>
  throttle.keyOf(`need-file:${file}:${until}`)

/** Whoever was shown it may open it until the end of the next day; the same address all day long. */
export function fileUrl(keys: Keys, file: string, now: Date): string {
  const until = (Math.floor(now.getTime() / 1000 / daySeconds) + 2) * daySeconds
  return `/demandas/arquivos/${file}?ate=${until}&selo=${fileSeal(keys, file, until)}`
}

export function isFileOpen(
  keys: Keys,
  { file, ate, selo }: { file: string; ate: string; selo: string },
  now: Date,
): boolean {
  const until = Number(ate)
  return isSameSecret(selo, fileSeal(keys, file, until)) && until * 1000 > now.getTime()
}
