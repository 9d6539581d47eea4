import { Button, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { codeWaitSeconds } from 'contract/rules/email-code'
import { sendEmailCode, verifyEmailCode } from 'contract/signup'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import type { Draft } from '../../lib/draft.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useMessageText } from '../../lib/form.ts'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { CodeForm } from './email-code-form.tsx'
import type { CodeState } from './drafts.ts'
import { StepButtons } from './step-form.tsx'
import type { StepMoves } from './steps.tsx'

type WithCode = CodeState & { email: string }

const addressOf = (values: WithCode) => values.email.trim().toLowerCase()

export const isCodeDone = (values: WithCode): boolean =>
  values.email !== '' && values.verifiedEmail === addressOf(values)

/** Proves that the e-mail is the person's own. A confirmed one is not asked for again. */
export function CodeStep<D extends WithCode>({
  draft,
  next,
  back,
}: StepMoves & { draft: Draft<D> }) {
  const { textOf } = useErrorText()
  const translate = useMessageText()
  const verify = useCall(verifyEmailCode)
  const resend = useCall(sendEmailCode)
  const email = addressOf(draft.values)

  if (isCodeDone(draft.values)) return <Confirmed email={email} next={next} back={back} />

  const check = (codeVerify: string, refuse: (text: string) => void) =>
    verify.mutate(
      { body: { email, codeVerify } },
      {
        onSuccess({ correct, message }) {
          if (!correct) return refuse(translate(message))
          draft.update({ verifiedEmail: email } as Partial<D>)
          next()
        },
        onError: (error) => refuse(textOf(error)),
      },
    )

  const askAgain = () =>
    resend.mutate(
      { body: { email, codeVerify: 'string' } },
      {
        onSuccess() {
          draft.update({ codeSentTo: email, codeSentAt: Date.now() } as Partial<D>)
          notifySuccess(m.emailCode_checkInbox(), m.emailCode_sent())
        },
        onError(error) {
          const wait = error instanceof CallError ? error.retryAfter : 0
          if (wait > 0)
            draft.update({ codeSentTo: email, codeSentAt: sentAtFor(wait) } as Partial<D>)
          notifyWarning(textOf(error))
        },
      },
    )

  return (
    <CodeForm
      email={email}
      sentAt={draft.values.codeSentTo === email ? draft.values.codeSentAt : 0}
      busy={verify.isPending || resend.isPending}
      submitLabel={m.signup_validate()}
      onCode={check}
      onResend={askAgain}
      onBack={back}
    />
  )
}

/** The server says how long to wait: as if the last code had been sent that long before. */
const sentAtFor = (wait: number) => Date.now() - Math.max(0, codeWaitSeconds - wait) * 1000

function Confirmed({ email, next, back }: Pick<StepMoves, 'next' | 'back'> & { email: string }) {
  return (
    <div>
      <Alert color="green">
        <Text>{m.signup_emailConfirmed({ email })}</Text>
      </Alert>
      <StepButtons onBack={back}>
        <Button color="coral" onClick={next}>
          {m.signup_next()}
        </Button>
      </StepButtons>
    </div>
  )
}
