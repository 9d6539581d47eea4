import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { IdentityContext } from '../../model/identity.ts'
import { latePart } from '../../lib/late-part.ts'

// Few visits change what guards an account.
const IdentityDialog = latePart(() => import('./identity-dialog.tsx'))

type Asking = { answer(proof: string | undefined): void }

/** Answers `useProve` everywhere below it with one and the same dialog. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking>()
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
