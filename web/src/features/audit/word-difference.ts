import { diffArrays, diffWordsWithSpace } from 'diff'

export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

type Part = { added: boolean; removed: boolean }
const kindOf = ({ added, removed }: Part): Piece['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same'

const lettersIn = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { text }) => sum + text.trim().length, 0)

/** Beyond this many changed words a reader compares the two texts as wholes. */
const mostEdits = 300

/** What of a text went and what came, word by word; as wholes when hardly anything stayed. */
export function wordDifference(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits }) ?? []
  const pieces = parts.map((part) => ({ kind: kindOf(part), text: part.value }))
  const kept = lettersIn(pieces.filter(({ kind }) => kind === 'same'))
  if (kept * 4 >= Math.max(before.length, after.length)) return pieces
  return [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '')
}

/** The same of a list, entry by entry. */
export function listDifference(before: readonly string[], after: readonly string[]): Piece[] {
  return diffArrays([...before], [...after]).flatMap((part) =>
    part.value.map((text) => ({ kind: kindOf(part), text })),
  )
}

const context = 40

/** Long stretches in which nothing changed, cut down to what stands beside the changes. */
export function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== 'same' || piece.text.length <= context * 3) return piece
    const start = index === 0 ? '' : piece.text.slice(0, context).replace(/\S*$/, '')
    const end = index === pieces.length - 1 ? '' : piece.text.slice(-context).replace(/^\S*/, '')
    return { ...piece, text: `${start}…${end}` }
  })
}
