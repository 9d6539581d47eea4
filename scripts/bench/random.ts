export type Random = ReturnType<typeof makeRandom>

/** A small deterministic generator (mulberry32): the same numbers on every machine. */
export function makeRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T
  const chance = (share: number) => next() < share

  /** Draws the n-th item with a probability of 1 / (n + offset)^exponent (Zipf and Mandelbrot). */
  function zipf<T>(list: readonly T[], exponent: number, offset = 0): () => T {
    const sums: number[] = []
    let sum = 0
    for (let rank = 1; rank <= list.length; rank++)
      sums.push((sum += 1 / (rank + offset) ** exponent))
    return () => {
      const wanted = next() * sum
      let low = 0
      let high = sums.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if ((sums[middle] as number) < wanted) low = middle + 1
        else high = middle
      }
      return list[low] as T
    }
  }

  /** An invented name, e.g. 'Vitarelo'. */
  function syllables(count: number): string {
    let name = ''
    for (let i = 0; i < count; i++)
      name +=
        pick('bcdfglmnprstvz'.split('')) +
        pick('aeio'.split('')) +
        (chance(0.25) ? pick('lnrs'.split('')) : '')
    return name.charAt(0).toUpperCase() + name.slice(1)
  }

  return { next, between, pick, chance, zipf, syllables }
}
