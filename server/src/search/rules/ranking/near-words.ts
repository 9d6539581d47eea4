import { nearness } from './weights.ts'

/** A word of a text that was asked for: as which of the words, where it stands, how surely. */
export type Found = { slot: number; at: number; value: number }

/** The words of a phrase near each other (a code: side by side), and how well they are found. */
export function phraseIn(
  found: readonly Found[],
  slots: readonly number[],
  exact: boolean,
): { at: number; value: number } | undefined {
  let best: { at: number; value: number } | undefined
  for (const first of found) {
    if (first.slot !== slots[0]) continue
    const room = exact ? 0 : slots.length + 1
    let value = first.value
    for (let index = 1; index < slots.length && value > 0; index++) {
      const others = found.filter(
        ({ slot, at }) =>
          slot === slots[index] &&
          (exact ? at === first.at + index : at !== first.at && Math.abs(at - first.at) <= room),
      )
      value = Math.min(value, Math.max(0, ...others.map((other) => other.value)))
    }
    if (value > 0 && value > (best?.value ?? 0)) best = { at: first.at, value }
  }
  return best
}

export function nearPairs(
  found: readonly Found[],
  words: number,
  near: Float64Array,
  weight: number,
): void {
  for (const one of found) {
    if (one.slot >= words - 1) continue
    for (const other of found) {
      if (other.slot !== one.slot + 1) continue
      const apart = Math.abs(other.at - one.at)
      if (apart === 0 || apart > nearness.closeWords) continue
      const gain = apart <= nearness.sideWords ? nearness.side : nearness.close
      const value = gain * weight * Math.min(one.value, other.value)
      near[one.slot] = Math.max(near[one.slot] ?? 0, value)
    }
  }
}
