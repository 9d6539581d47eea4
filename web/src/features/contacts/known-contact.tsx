import { useQuery } from '@tanstack/react-query'
import { revealContact } from 'contract/contacts'
import { useEffect } from 'react'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { query } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import classes from './contact-gate.module.css'
import { ContactReveal } from './contact-reveal.tsx'
import { dropProof } from './visitor.ts'

type KnownContactProps = { supplierId: number; proof: string; bar: boolean; onForget(): void }

/** Asked for before: read anew, since a supplier may have changed it or left. */
export default function KnownContact({ supplierId, proof, bar, onForget }: KnownContactProps) {
  const { boxOf } = useErrorText()
  const known = useQuery(query(revealContact, { body: { proof } }, { background: true }))
  const { data, error } = known
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  useEffect(() => {
    if (isGone) dropProof(supplierId, proof)
  }, [isGone, supplierId, proof])
  if (data) return <ContactReveal contact={data} bar={bar} onForget={onForget} />
  if (error && !isGone) return <ErrorBox {...boxOf(known)} />
  return <div className={classes.waiting} />
}
