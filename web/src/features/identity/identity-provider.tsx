import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { IdentityContext } from '../../model/identity.ts'
import { latePart } from '../../lib/late-part.ts'

// Few visits change what guards an account.
const IdentityDialog = latePart(() => import('./identity-dialog.tsx'))

type Asking = { answer(proof: string | undefined): void }

/** Answers `useProve` everywhere below it with one and the same dialog. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [asking, setAsking] = useState<Asking>()
  // Who goes elsewhere meanwhile has not confirmed it.
  useEffect(
    () => () =>
      setAsking((open) => {
        open?.answer(undefined)
        return undefined
      }),
    [pathname],
  )
  const prove = useCallback(
    () => new Promise<string | undefined>((answer) => setAsking({ answer })),
    [],
  )
  const done = (proof?: string) => {
    asking?.answer(proof)
    setAsking(undefined)
  }
  return (
    <IdentityContext value={prove}>
      {children}
      {asking && (
        <Suspense fallback={null}>
          <IdentityDialog onProved={done} onClose={() => done()} />
        </Suspense>
      )}
    </IdentityContext>
  )
}
