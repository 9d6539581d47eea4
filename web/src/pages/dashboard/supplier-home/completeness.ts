import type { LoginInfo } from 'contract/session'
import { isFreePlan } from '../../../model/session.ts'
import { urls } from 'contract/urls'

export type ProfileItem = {
  key: 'description' | 'certificates' | 'area' | 'linkedin' | 'site' | 'photo'
  done: boolean
  to: string
}

const isFilled = (text: string | null | undefined) => Boolean(text?.trim())

/** What makes a profile full, as far as its owner can fill it in. */
export function profileItems(info: LoginInfo): ProfileItem[] {
  const { user, empresa } = info
  if (!user) return []
  const profile = empresa ?? user
  const edit = urls.dashboardSection('editar')
  const item = (key: ProfileItem['key'], value: string | null | undefined, to = edit) => ({
    key,
    done: isFilled(value),
    to,
  })
  return [
    item('description', profile.descricaoServico),
    item('certificates', profile.certificados),
    ...(empresa
      ? [item('site', empresa.site)]
      : [item('area', user.com_oque_trabalha), item('linkedin', user.linkedin)]),
    item(
      'photo',
      user.profileImage,
      isFreePlan(info) ? urls.changePlan : urls.dashboardSection('foto'),
    ),
  ]
}
