import { type Learned, probabilities, type Vector, vectorOf } from './classifier.ts'

/** Something that was classified by a person. */
export type Labelled = { label: string; features: readonly string[] }

/** So often every example is looked at, in another order each time. */
const rounds = 6
/** How far a step goes; later steps of a weight that moved much are shorter (AdaGrad). */
const step = 0.5
const stepOfBias = 0.05
const steadiness = 0.01
/** What is nearly right needs no step. */
const tolerance = 0.01
/** Of pairs of words those that occur once or twice say nothing. */
const leastOfPairs = 3

/**
 * Learns a linear classifier (multinomial logistic regression over words weighted by their rarity) by stochastic gradient descent.
 * The same examples give the same classifier. It takes some seconds.
 */
export function learn(examples: Iterable<Labelled>): Learned {
  const { features, rarity, indexed } = indexFeatures(examples)
  const labels = [...new Set(indexed.map(({ label }) => label))].sort()
  const labelAt = new Map(labels.map((label, at) => [label, at]))
  const width = labels.length
  const learned: Learned = {
    labels,
    features,
    rarity,
    weights: new Float32Array(rarity.length * width),
    biases: new Float32Array(width),
  }
  const { weights, biases } = learned
  const moved = new Float32Array(weights.length)
  const shares = new Float64Array(width)

  // Plain loops: nearly all of the training is spent here and in `probabilities`.
  function follow({ at, values }: Vector, right: number): void {
    const guessed = probabilities(learned, { at, values }, shares)
    for (let label = 0; label < width; label++) {
      const error = (guessed[label] ?? 0) - (label === right ? 1 : 0)
      if (Math.abs(error) < tolerance) continue
      biases[label] = (biases[label] ?? 0) - stepOfBias * error
      for (let nth = 0; nth < at.length; nth++) {
        const cell = (at[nth] ?? 0) * width + label
        const slope = error * (values[nth] ?? 0)
        const far = (moved[cell] ?? 0) + slope * slope
        moved[cell] = far
        weights[cell] = (weights[cell] ?? 0) - (step * slope) / Math.sqrt(far + steadiness)
      }
    }
  }

  const lessons = indexed.map(({ label, at }) => ({
    vector: vectorOf(learned, at),
    right: labelAt.get(label) ?? 0,
  }))
  const random = seeded(1)
  for (let round = 0; round < rounds; round++) {
    shuffle(lessons, random)
    for (const { vector, right } of lessons) follow(vector, right)
  }
  return learned
}

/** Features become numbers as they come: the words of many thousand examples are not kept. */
function indexFeatures(examples: Iterable<Labelled>) {
  const numberOf = new Map<string, number>()
  const counts: number[] = []
  const read: { label: string; numbers: number[] }[] = []
  const numbered = (feature: string): number => {
    const number = numberOf.get(feature) ?? counts.length
    numberOf.set(feature, number)
    counts[number] = (counts[number] ?? 0) + 1
    return number
  }
  for (const { label, features } of examples) {
    read.push({ label, numbers: features.map(numbered) })
  }
  const features: string[] = []
  const indexAt = new Map<number, number>()
  const rarity: number[] = []
  for (const [feature, number] of numberOf) {
    const count = counts[number] ?? 0
    if (feature.includes(' ') && count < leastOfPairs) continue
    features.push(feature)
    indexAt.set(number, rarity.length)
    rarity.push(Math.log(1 + read.length / count))
  }
  const indexed = read.map(({ label, numbers }) => ({
    label,
    at: numbers.flatMap((number) => indexAt.get(number) ?? []),
  }))
  return { features, rarity: Float32Array.from(rarity), indexed }
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
