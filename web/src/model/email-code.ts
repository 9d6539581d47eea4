import { codeLength, codeLifeSeconds, codeWaitSeconds } from 'contract/rules/email-code'
import { message } from 'contract/rules/messages'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'

/** A form that asks for such a code alone. */
export const EmailCodeForm = z.object({
  code: z
    .string()
    .check(
      z.minLength(1, message('Campo obrigatório.')),
      z.length(codeLength, message('Código incorreto. Confira o e-mail e tente novamente.')),
    ),
})

/** What ui/code-field.tsx says of a code that was sent to an e-mail at this moment (0: not yet). */
export function useEmailCode(sentAt: number) {
  const wait = useSecondsUntil(sentAt + codeWaitSeconds * 1000)
  return {
    length: codeLength,
    label: m.emailCode_label(),
    validity: m.emailCode_valid({ minutes: codeLifeSeconds / 60 }),
    resendLabel: m.emailCode_resend(),
    resendText: wait > 0 ? m.emailCode_wait({ seconds: wait }) : m.emailCode_notArrived(),
    canResend: wait === 0,
  }
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((moment - now) / 1000))
  const waiting = left > 0
  useEffect(() => {
    setNow(Date.now())
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waiting, moment])
  return left
}
