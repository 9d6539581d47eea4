import { Group, Loader, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconMailQuestion } from '@tabler/icons-react'
import {
  finishSignIn,
  type IdentityProvider,
  linkIdentity,
  type Newcomer,
  type SignedIn,
} from 'contract/sign-in'
import type { LoginInfo } from 'contract/session'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { providerNames } from '../../model/identity-providers.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { ignoreFailure, useCall } from '../../lib/query.ts'
import { ownPath, returnParam } from '../../lib/return-path.ts'
import { beginSignup } from '../../model/signup-start.ts'
import { forget, readText } from '../../lib/storage.ts'
import { urls } from 'contract/urls'
import type { CodeSource } from './credentials.ts'
import { useEnter } from './enter.ts'
import { codeSourceOf, LoginForm } from './login-form.tsx'
import { SecondStepForm } from './second-step-form.tsx'

type Arrival =
  | { at: 'provider' }
  | { at: 'password'; failure?: unknown }
  | { at: 'code'; source: CodeSource }
  | { at: 'proof'; person: Newcomer }

/** Where a provider sends the browser back to: ends the sign-in, and says what came of it. */
export function ProviderReturn({ provider }: { provider: IdentityProvider }) {
  const name = providerNames[provider]
  const navigate = useNavigate()
  const enter = useEnter()
  const finish = useCall(finishSignIn)
  const linkUp = useLink(name)
  const [search, setSearch] = useSearchParams()
  const [arrival, setArrival] = useState<Arrival>({ at: 'provider' })
  const target = useRef<string | null>(undefined)

  function receive({ login, newcomer }: SignedIn): void {
    if (!newcomer) return enter(login, target.current ?? null)
    beginSignup(newcomer)
    if (!newcomer.verified) return setArrival({ at: 'proof', person: newcomer })
    const { email } = newcomer
    notifySuccess(m.session_newText({ name, email }), m.session_newTitle())
    void navigate(urls.signup, { replace: true })
  }

  useEffect(() => {
    // In development effects run twice; the answer works once.
    if (target.current !== undefined) return
    target.current = ownPath(readText('signInTarget'))
    forget('signInTarget')
    const body = { answer: search.toString() }
    // It does not stay in the address, which says where to go instead.
    setSearch(target.current ? { [returnParam]: target.current } : {}, { replace: true })
    finish.mutate(
      { params: { provider }, body },
      {
        onSuccess: receive,
        onError(failure) {
          const source = codeSourceOf(failure)
          setArrival(source ? { at: 'code', source } : { at: 'password', failure })
        },
      },
    )
    // Once, with what the page began with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (arrival.at === 'provider') {
    return (
      <Group role="status" gap="sm">
        <Loader size="sm" aria-hidden />
        <Text>{m.session_returning({ name })}</Text>
      </Group>
    )
  }
  if (arrival.at === 'code') {
    const linkAndEnter = async (info: LoginInfo) => {
      await linkUp()
      enter(info, target.current ?? null)
    }
    return (
      <SecondStepForm
        source={arrival.source}
        why={m.session_providerStep({ name })}
        onDone={(info) => void linkAndEnter(info)}
        onBack={() => setArrival({ at: 'password' })}
      />
    )
  }
  if (arrival.at === 'password') return <LoginForm failure={arrival.failure} />
  return <Proof person={arrival.person} name={name} onLoggedIn={linkUp} />
}

type ProofProps = { person: Newcomer; name: string; onLoggedIn(): Promise<void> }

/** The provider does not vouch for the e-mail: a password does, or, for a new account, a code. */
function Proof({ person, name, onLoggedIn }: ProofProps) {
  const { email } = person
  return (
    <Stack gap="lg">
      <Alert color="petrol" icon={<IconMailQuestion aria-hidden />} title={m.session_proofTitle()}>
        {email ? m.session_proofText({ name, email }) : m.session_noEmail({ name })}
      </Alert>
      <LoginForm email={email} onLoggedIn={onLoggedIn} />
    </Stack>
  )
}

/** After a login that proves the owner. When it fails, the account is open all the same. */
function useLink(name: string): () => Promise<void> {
  const link = useCall(linkIdentity)
  return async () => {
    const done = await link.mutateAsync({}).catch(ignoreFailure)
    if (!done?.linked) return
    notifySuccess(m.session_linkedText({ name }), m.session_linkedTitle())
  }
}
