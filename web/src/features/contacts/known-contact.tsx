import { useQuery } from '@tanstack/react-query'
import { revealContact } from 'contract/contacts'
import { type ReactNode, useEffect } from 'react'
import { isGone, isRefusal } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { query } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import classes from './contact-gate.module.css'
import { ContactReveal } from './contact-reveal.tsx'
import { dropProof } from './visitor.ts'

type KnownContactProps = {
  supplierId: number
  proof: string
  bar: boolean
  onForget(): void
  /** What is shown instead where it is not to be seen any more. */
  children: ReactNode
}

/** Asked for before: read anew, since a supplier may have changed it or left. */
export default function KnownContact(props: KnownContactProps) {
  const { supplierId, proof, bar, onForget, children } = props
  const { boxOf } = useErrorText()
  const known = useQuery(query(revealContact, { body: { proof } }, { background: true }))
  const { data, error } = known
  const isNoProof = isRefusal(error)
  useEffect(() => {
    if (isNoProof) dropProof(supplierId, proof)
  }, [isNoProof, supplierId, proof])
  if (data) return <ContactReveal contact={data} bar={bar} onForget={onForget} />
  // The proof stays: a supplier that hides may come back, and in 'Meus contatos' the request can be withdrawn.
  if (isGone(error)) return children
  if (error && !isNoProof) return <ErrorBox {...boxOf(known)} />
  return <div className={classes.waiting} />
}
