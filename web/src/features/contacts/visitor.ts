import { useSyncExternalStore } from 'react'
import { forget, readJson, readText, writeJson } from '../../lib/storage.ts'
import { makeListeners } from '../../lib/store.ts'

/** Who asked for contacts in this browser; kept here alone, and only until it is forgotten. */
export type Visitor = { nome: string; email: string; telefone: string }

/** Which contacts may be seen again: by the supplier's id, what proves that it was asked for. */
type Kept = Visitor & { proofs: Record<string, string> }

const nobody: Kept = { nome: '', email: '', telefone: '', proofs: {} }
const mostProofs = 200

function read(): Kept {
  const kept = readJson('visitor')
  if (typeof kept !== 'object' || kept === null) return nobody
  const { nome, email, telefone, proofs } = kept as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    nome: text(nome),
    email: text(email),
    telefone: text(telefone),
    proofs: typeof proofs === 'object' && proofs !== null ? (proofs as Kept['proofs']) : {},
  }
}

const { tell, subscribe } = makeListeners({ acrossTabs: true })

export function readVisitor(): Visitor {
  const { proofs: _, ...visitor } = read()
  return visitor
}

/** A proof begins with the number of its request; an object orders its keys by the supplier's. */
const requestIn = (proof: string) => Number.parseInt(proof, 10)

/** Of one request the first proof stays: one that is given for asking the same again opens less. */
export function keepVisitor(visitor: Visitor, supplierId: number, proof: string): void {
  const known = read().proofs[supplierId]
  const isSame = typeof known === 'string' && requestIn(known) === requestIn(proof)
  write(visitor, supplierId, isSame ? known : proof)
}

function write({ nome, email, telefone }: Visitor, supplierId: number, proof: string): void {
  const earlier = Object.entries(read().proofs).filter(([id]) => id !== String(supplierId))
  const newest = [...earlier, [String(supplierId), proof] as const].toSorted(
    ([, one], [, other]) => requestIn(one) - requestIn(other),
  )
  const proofs = Object.fromEntries(newest.slice(-mostProofs))
  writeJson('visitor', { nome, email, telefone, proofs })
  tell()
}

/** Of a request that was asked again by `owned`: where that is still its proof, it opens all of it. */
export function keepProof(supplierId: number, proof: string, owned: string): void {
  const keep = proof === owned ? write : keepVisitor
  keep(read(), supplierId, proof)
}

/** It opens nothing any more; another one of the same supplier, of a later request, still does. */
export function dropProof(supplierId: number, proof: string): void {
  const { proofs, ...visitor } = read()
  if (proofs[supplierId] !== proof) return
  const rest = Object.entries(proofs).filter(([id]) => id !== String(supplierId))
  writeJson('visitor', { ...visitor, proofs: Object.fromEntries(rest) })
  tell()
}

export function forgetVisitor(): void {
  forget('visitor')
  tell()
}

/** What proves that this supplier's contact was asked for; null on the server, which cannot know. */
export function useProof(supplierId: number): string | null {
  const proofNow = () => {
    const proof = read().proofs[supplierId]
    return typeof proof === 'string' ? proof : null
  }
  return useSyncExternalStore(subscribe, proofNow, () => null)
}

/** All of them; the same list as long as nothing changes. */
export function useProofs(): string[] {
  const known = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(Object.values(read().proofs).filter((proof) => typeof proof === 'string')),
    () => '[]',
  )
  return JSON.parse(known) as string[]
}

/** Whether anything is kept that could be forgotten. */
export const useIsRemembered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readText('visitor') !== null,
    () => false,
  )
