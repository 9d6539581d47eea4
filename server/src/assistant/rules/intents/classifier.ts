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
  examples: readonly Labelled[],
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<Classifier> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const labelAt = new Map(labels.map((label, at) => [label, at]))
  const { indexOf, rarity } = indexFeatures(examples)
  const width = labels.length
  const weights = new Float32Array(rarity.length * width)
  const biases = new Float32Array(width)
  const moved = new Float32Array(weights.length)

  function vectorOf(features: readonly string[]): Vector {
    const at = features.flatMap((feature) => indexOf.get(feature) ?? [])
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

  const lessons = examples.map(({ label, features }) => ({
    vector: vectorOf(features),
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
      const guesses = [...probabilities(vectorOf(features))].flatMap((probability, at) => {
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

function indexFeatures(examples: readonly Labelled[]) {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const indexOf = new Map<string, number>()
  const rarity: number[] = []
  for (const [feature, count] of counts) {
    if (feature.includes(' ') && count < leastOfPairs) continue
    indexOf.set(feature, rarity.length)
    rarity.push(Math.log(1 + examples.length / count))
  }
  return { indexOf, rarity }
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
