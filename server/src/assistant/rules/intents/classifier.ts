/** Something that was classified by a person. */
export type Labelled = { label: string; features: readonly string[] }

export type Guess = { label: string; probability: number }

export type Classifier = {
  /** The likeliest labels first; those that are not `possible` share nothing. */
  classify(features: readonly string[], possible?: (label: string) => boolean): Guess[]
  /** What was learned to tell one label from another. */
  features: ReadonlySet<string>
}

/** So often every example is looked at, in another order each time. */
const rounds = 4
/** How far a step goes; later steps of a weight that moved much are shorter (AdaGrad). */
const step = 1
const stepOfBias = 0.05
const steadiness = 0.01
/** What is nearly right needs no step. */
const tolerance = 0.01
/** Of pairs of words those that occur once say nothing. */
const leastOfPairs = 2
/** Examples between two breaths. */
const atOnce = 100

type Vector = { at: readonly number[]; values: Float32Array }

/**
 * A linear classifier (multinomial logistic regression over words weighted by their rarity), trained by stochastic gradient
 * descent. The same examples give the same classifier. Training takes a second: `breathe` is awaited between its parts.
 */
export async function trainClassifier(
  examples: Iterable<Labelled>,
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<Classifier> {
  const { indexOf, rarity, indexed } = await indexFeatures(examples, breathe)
  const labels = [...new Set(indexed.map(({ label }) => label))].sort()
  const labelAt = new Map(labels.map((label, at) => [label, at]))
  const width = labels.length
  const weights = new Float32Array(rarity.length * width)
  const biases = new Float32Array(width)
  const moved = new Float32Array(weights.length)

  function vectorOf(at: readonly number[]): Vector {
    const rare = Float32Array.from(at, (index) => rarity[index] ?? 0)
    const length = Math.hypot(...rare) || 1
    return { at, values: rare.map((value) => value / length) }
  }

  // Plain loops: nearly all of the training is spent here.
  function probabilities({ at, values }: Vector): Float32Array {
    const shares = biases.slice()
    for (let nth = 0; nth < at.length; nth++) {
      const row = (at[nth] ?? 0) * width
      const value = valueAt(values, nth)
      for (let label = 0; label < width; label++) {
        add(shares, label, valueAt(weights, row + label) * value)
      }
    }
    const highest = Math.max(...shares)
    let all = 0
    for (let label = 0; label < width; label++) {
      shares[label] = Math.exp(valueAt(shares, label) - highest)
      all += valueAt(shares, label)
    }
    return shares.map((share) => share / all)
  }

  function learn({ at, values }: Vector, right: number): void {
    const errors = probabilities({ at, values })
    add(errors, right, -1)
    for (let label = 0; label < width; label++) {
      const error = valueAt(errors, label)
      if (Math.abs(error) < tolerance) continue
      add(biases, label, -stepOfBias * error)
      for (let nth = 0; nth < at.length; nth++) {
        const cell = (at[nth] ?? 0) * width + label
        const slope = error * valueAt(values, nth)
        add(moved, cell, slope * slope)
        add(weights, cell, (-step * slope) / Math.sqrt(valueAt(moved, cell) + steadiness))
      }
    }
  }

  const lessons = indexed.map(({ label, at }) => ({
    vector: vectorOf(at),
    right: labelAt.get(label) ?? 0,
  }))
  const random = seeded(1)
  for (let round = 0; round < rounds; round++) {
    shuffle(lessons, random)
    for (const [nth, { vector, right }] of lessons.entries()) {
      if (nth % atOnce === 0) await breathe()
      learn(vector, right)
    }
  }
  return {
    features: new Set(indexOf.keys()),
    classify(features, possible = () => true) {
      const known = features.flatMap((feature) => indexOf.get(feature) ?? [])
      const guesses = [...probabilities(vectorOf(known))].flatMap((probability, at) => {
        const label = labels[at] ?? ''
        return possible(label) ? [{ label, probability }] : []
      })
      const all = guesses.reduce((sum, { probability }) => sum + probability, 0) || 1
      return guesses
        .map(({ label, probability }) => ({ label, probability: probability / all }))
        .toSorted((a, b) => b.probability - a.probability)
    },
  }
}

const valueAt = (numbers: Float32Array, at: number): number => numbers[at] ?? 0

function add(numbers: Float32Array, at: number, more: number): void {
  numbers[at] = valueAt(numbers, at) + more
}

/** Features become numbers as they come: the words of many thousand examples are not kept. */
async function indexFeatures(examples: Iterable<Labelled>, breathe: () => Promise<void>) {
  const numberOf = new Map<string, number>()
  const counts: number[] = []
  const read: { label: string; numbers: Uint32Array }[] = []
  const numbered = (feature: string): number => {
    const number = numberOf.get(feature) ?? counts.length
    numberOf.set(feature, number)
    counts[number] = (counts[number] ?? 0) + 1
    return number
  }
  for (const { label, features } of examples) {
    if (read.length % atOnce === 0) await breathe()
    read.push({ label, numbers: Uint32Array.from(features, numbered) })
  }
  const indexOf = new Map<string, number>()
  const indexAt = new Map<number, number>()
  const rarity: number[] = []
  for (const [feature, number] of numberOf) {
    const count = counts[number] ?? 0
    if (feature.includes(' ') && count < leastOfPairs) continue
    indexOf.set(feature, rarity.length)
    indexAt.set(number, rarity.length)
    rarity.push(Math.log(1 + read.length / count))
  }
  const indexed = read.map(({ label, numbers }) => ({
    label,
    at: [...numbers].flatMap((number) => indexAt.get(number) ?? []),
  }))
  return { indexOf, rarity, indexed }
}

/** The same numbers each time (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state / 0x8000_0000
  }
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moving = list[last] as T
    list[last] = list[other] as T
    list[other] = moving
  }
}
