import { login } from 'contract/session'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { postForm } from '../../lib/form-post.ts'
import { ownPath, returnParam } from '../../lib/return-path.ts'
import { urls } from '../../lib/urls.ts'
import { credentialsIn } from './credentials.ts'

/** The login form, sent by the browser itself. */
export async function logInByForm(request: Request, context: Readonly<RouterContextProvider>) {
  const body = credentialsIn(await request.formData())
  const { refusal, headers } = await postForm(context, login, { body })
  if (refusal) {
    return data({ email: body.email, refusal }, { status: refusal.problem.status, headers })
  }
  const target = ownPath(new URL(request.url).searchParams.get(returnParam))
  throw redirect(target ?? urls.dashboard, { status: 303, headers })
}
