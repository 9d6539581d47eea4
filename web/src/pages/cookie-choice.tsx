import { urls } from 'contract/urls'
import { redirect } from 'react-router'
import { ownPath, returnParam } from '../lib/return-path.ts'
import { consentCookie } from '../model/consent.ts'
import type { Route } from './+types/cookie-choice.ts'

/** The cookie notice's form, sent by the browser itself: the choice is kept, and the page comes back. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const back = ownPath(String(form.get(returnParam))) ?? urls.home
  const choice = form.get('consent')
  if (choice !== 'accepted' && choice !== 'rejected') return redirect(back)
  return redirect(back, { headers: { 'set-cookie': consentCookie(choice) } })
}

export const loader = () => redirect(urls.home)
