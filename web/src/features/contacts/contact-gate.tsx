import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Contact, revealContact } from 'contract/contacts'
import type { Supplier } from 'contract/suppliers'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { query } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { ContactReveal } from './contact-reveal.tsx'
import { dropProof, forgetVisitor, useProof } from './visitor.ts'

// Fields and their rules load when somebody wants to write.
const ContactForm = lazy(() => import('./contact-form.tsx'))

type ContactGateProps = { supplier: Pick<Supplier, 'id' | 'slug' | 'nome' | 'Tipo_empresa'> }
type Step = 'closed' | 'forgotten' | 'form' | Contact

/** 'Ver Contato', then the form, then what it reveals: in this browser, from then on. */
export function ContactGate({ supplier }: ContactGateProps) {
  const [step, setStep] = useState<Step>('closed')
  const proof = useProof(supplier.id)
  function forget() {
    forgetVisitor()
    setStep('forgotten')
  }
  if (typeof step === 'object') return <ContactReveal contact={step} justAsked onForget={forget} />
  if (step === 'form') {
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <ContactForm supplier={supplier} onReveal={setStep} onBack={() => setStep('closed')} />
      </Suspense>
    )
  }
  if (proof) return <KnownContact supplierId={supplier.id} proof={proof} onForget={forget} />
  return (
    <>
      <ClosedGate focused={step === 'forgotten'} onOpen={() => setStep('form')} />
      <noscript>
        <a href={urls.askContact([supplier.slug])}>{m.contacts_withoutScripts()}</a>
      </noscript>
    </>
  )
}

function ClosedGate({ focused, onOpen }: { focused: boolean; onOpen(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  // What had the focus has just been forgotten.
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return (
    <Stack gap="sm" align="stretch">
      <Text size="sm" c="dimmed">
        {m.contacts_gateText()}
      </Text>
      <Button ref={button} color="coral" onClick={onOpen}>
        {m.contacts_see()}
      </Button>
    </Stack>
  )
}

type KnownContactProps = { supplierId: number; proof: string; onForget(): void }

/** Asked for before: read anew, since a supplier may have changed it or left. */
function KnownContact({ supplierId, proof, onForget }: KnownContactProps) {
  const { boxOf } = useErrorText()
  const known = useQuery(query(revealContact, { body: { proof } }, { background: true }))
  const { data, error } = known
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  useEffect(() => {
    if (isGone) dropProof(supplierId)
  }, [isGone, supplierId])
  if (data) return <ContactReveal contact={data} onForget={onForget} />
  if (error && !isGone) return <ErrorBox {...boxOf(known)} />
  return <Skeleton height={140} />
}
