import { Skeleton } from '@mantine/core'
import { codeWaitSeconds } from 'contract/rules/email-code'
import { createNeed, sendNeedCode, uploadNeedFile } from 'contract/needs'
import { urls } from 'contract/urls'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { hasCode, upload } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { Alert } from '../../ui/alert.tsx'
import { NeedCode } from './need-code.tsx'
import { NeedForm } from './need-form.tsx'
import {
  bodyOf,
  forgetDraft,
  keepSentCode,
  type NeedValues,
  noCode,
  readDraft,
  readSentCode,
} from './need-values.ts'

const addressOf = ({ email }: NeedValues): string => email.trim().toLowerCase()

/** The form, then the code that confirms the e-mail; the right code publishes. */
export function NeedPublishing() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { textOf, fieldsOf } = useErrorText()
  // What this browser kept is not known where the page is drawn first.
  const [values, setValues] = useState<NeedValues>()
  const [file, setFile] = useState<File | null>(null)
  const [sentAt, setSentAt] = useState<number>()
  // By a right code: what is refused and sent again needs no other one.
  const [confirmed, setConfirmed] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  // The answer was lost, which says nothing of whether the need was kept.
  const [unsure, setUnsure] = useState(false)
  const send = useCall(sendNeedCode)
  const create = useCall(createNeed)
  useEffect(() => {
    setValues(readDraft(search))
    // Read once: from then on the form is the one that writes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const sendCode = (to: NeedValues) =>
    send.mutate(
      {
        body: {
          email: addressOf(to),
          ...(to.website ? { website: to.website } : {}),
        },
      },
      {
        onSuccess() {
          const at = Date.now()
          keepSentCode({ email: addressOf(to), at })
          setSentAt(at)
        },
        onError: (error) => notifyProblem(textOf(error)),
      },
    )

  /** Within the minute no other code is sent, and the one in the mail still holds. */
  function askForCode(to: NeedValues) {
    const { email, at } = readSentCode()
    const isFresh = email === addressOf(to) && Date.now() - at < codeWaitSeconds * 1000
    if (isFresh) setSentAt(at)
    else sendCode(to)
  }

  /** Back to the form with what is wrong; the confirmation of the e-mail still holds. */
  function refuse(error: unknown, at?: 'file') {
    setSentAt(undefined)
    if (hasCode(error, 'NEED_EMAIL_UNCONFIRMED')) {
      setConfirmed(undefined)
      keepSentCode(noCode)
    }
    const wrong = fieldsOf(error) as Record<string, string>
    setErrors(at ? { [at]: textOf(error) } : wrong)
    const isUnsure = !at && hasCode(error, 'NETWORK', 'NO_ANSWER')
    setUnsure(isUnsure)
    const message = isUnsure ? m.needs_maybePublished() : textOf(error)
    notifyProblem(message)
  }

  async function publish(filled: NeedValues) {
    let stored: { file: string } | undefined
    if (file) {
      try {
        setProgress(0)
        stored = await upload(uploadNeedFile, {}, file, setProgress)
      } catch (error) {
        return refuse(error, 'file')
      } finally {
        setProgress(undefined)
      }
    }
    create.mutate(
      { body: { ...bodyOf(filled), ...stored } },
      {
        onSuccess({ token, suppliers }) {
          forgetDraft()
          const text = suppliers
            ? m.needs_publishedTo({ count: suppliers })
            : m.needs_publishedToNobody()
          notifySuccess(text, m.needs_published())
          void navigate(`${urls.myNeed}#${token}`, { replace: true })
        },
        onError: (error) => refuse(error),
      },
    )
  }

  const isPublishing = create.isPending || progress !== undefined
  if (!values) return <Skeleton height={640} />
  if (sentAt !== undefined) {
    return (
      <NeedCode
        email={addressOf(values)}
        sentAt={sentAt}
        busy={send.isPending || isPublishing}
        progress={progress}
        onResend={() => sendCode(values)}
        onConfirmed={() => {
          setConfirmed(addressOf(values))
          void publish(values)
        }}
        onBack={() => setSentAt(undefined)}
      />
    )
  }
  return (
    <>
      {unsure && (
        <Alert color="orange" mb="md">
          {m.needs_maybePublished()}
        </Alert>
      )}
      <NeedForm
        initial={values}
        file={file}
        onFile={(chosen) => {
          setFile(chosen)
          setErrors({})
        }}
        errors={errors}
        busy={send.isPending || isPublishing}
        onFilled={(filled) => {
          setErrors({})
          setValues(filled)
          if (confirmed === addressOf(filled)) void publish(filled)
          else askForCode(filled)
        }}
      />
    </>
  )
}
