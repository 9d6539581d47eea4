import { codeLength, codeLifeSeconds, codeWaitSeconds } from 'contract/rules/email-code'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What ui/code-field.tsx says of a code that was sent to an e-mail at this moment (0: not yet). */
export function useEmailCode(sentAt: number) {
  const { t } = useTranslation()
  const wait = useSecondsUntil(sentAt + codeWaitSeconds * 1000)
  return {
    length: codeLength,
    label: t('emailCode.label'),
    validity: t('emailCode.valid', { minutes: codeLifeSeconds / 60 }),
    resendLabel: t('emailCode.resend'),
    resendText: wait > 0 ? t('emailCode.wait', { seconds: wait }) : t('emailCode.notArrived'),
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
