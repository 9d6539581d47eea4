import { login, loginSecondStep } from 'contract/session'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { postForm } from '../../lib/form-post.ts'
import { ownPath, returnParam } from '../../lib/return-path.ts'
import { urls } from 'contract/urls'
import { codeIn, credentialsIn } from './credentials.ts'

/** The login form or the one of its second step, sent by the browser itself. */
export async function logInByForm(request: Request, context: Readonly<RouterContextProvider>) {
  const fields = await request.formData()
  const second = codeIn(fields)
  const { email, ...credentials } = credentialsIn(fields)
  const { refusal, headers } = second
    ? await postForm(context, loginSecondStep, { body: { code: second.code } })
    : await postForm(context, login, { body: { email, ...credentials } })
  if (refusal) {
    const { status } = refusal.problem
    return data({ email, refusal, step: second?.source }, { status, headers })
  }
  const target = ownPath(new URL(request.url).searchParams.get(returnParam))
  throw redirect(target ?? urls.dashboard, { status: 303, headers })
}
