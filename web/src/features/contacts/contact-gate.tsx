import { type Contact } from 'contract/contacts'
import type { Supplier } from 'contract/suppliers'
import { Suspense, useEffect, useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { Action } from '../../ui/action.tsx'
import classes from './contact-gate.module.css'
import { ContactReveal } from './contact-reveal.tsx'
import { forgetVisitor, useProof } from './visitor.ts'
import { latePart } from '../../lib/late-part.ts'

// Fields and their rules load when somebody wants to write; what is known is read when somebody asked before.
const ContactForm = latePart(() => import('./contact-form.tsx'))
const KnownContact = latePart(() => import('./known-contact.tsx'))

type ContactGateProps = {
  supplier: Pick<Supplier, 'id' | 'slug' | 'nome' | 'Tipo_empresa'>
  /** On a phone the way to the contact stands at the foot of the window too. */
  bar?: boolean
}
type Step = 'closed' | 'forgotten' | 'form' | Contact

/** 'Ver Contato', then the form, then what it reveals: in this browser, from then on. */
export function ContactGate({ supplier, bar = false }: ContactGateProps) {
  const [step, setStep] = useState<Step>('closed')
  const proof = useProof(supplier.id)
  function forget() {
    forgetVisitor()
    setStep('forgotten')
  }
  if (typeof step === 'object') {
    return <ContactReveal contact={step} justAsked bar={bar} onForget={forget} />
  }
  if (step === 'form') {
    return (
      <Suspense fallback={<div className={classes.waiting} data-tall />}>
        <ContactForm supplier={supplier} onReveal={setStep} onBack={() => setStep('closed')} />
      </Suspense>
    )
  }
  const closed = (
    <ClosedGate focused={step === 'forgotten'} bar={bar} onOpen={() => setStep('form')} />
  )
  if (proof) {
    return (
      <Suspense fallback={<div className={classes.waiting} />}>
        <KnownContact supplierId={supplier.id} proof={proof} bar={bar} onForget={forget}>
          {closed}
        </KnownContact>
      </Suspense>
    )
  }
  return (
    <>
      {closed}
      <noscript>
        <a href={urls.askContact([supplier.slug])}>{m.contacts_withoutScripts()}</a>
      </noscript>
    </>
  )
}

type ClosedGateProps = { focused: boolean; bar: boolean; onOpen(): void }

function ClosedGate({ focused, bar, onOpen }: ClosedGateProps) {
  const button = useRef<HTMLButtonElement>(null)
  // What had the focus has just been forgotten.
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return (
    <div className={classes.gate} data-bar={bar || undefined}>
      <p className={classes.text}>{m.contacts_gateText()}</p>
      <div className={classes.open} data-foot-bar={bar || undefined}>
        <Action ref={button} tone="coral" onClick={onOpen}>
          {m.contacts_see()}
        </Action>
      </div>
    </div>
  )
}
