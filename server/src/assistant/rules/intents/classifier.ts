/** What was learned of examples (learn.ts): for each feature a row of weights, one for each label. */
export type Learned = {
  labels: readonly string[]
  features: readonly string[]
  rarity: Float32Array<ArrayBuffer>
  weights: Float32Array<ArrayBuffer>
  biases: Float32Array<ArrayBuffer>
}

export type Guess = { label: string; probability: number }

export type Classifier = {
  /** The likeliest labels first; those that are not `possible` share nothing. */
  classify(features: readonly string[], possible?: (label: string) => boolean): Guess[]
}

export function classifierOf(learned: Learned): Classifier {
  const { labels } = learned
  const indexOf = new Map(learned.features.map((feature, at) => [feature, at]))
  return {
    classify(features, possible = () => true) {
      const known = features.flatMap((feature) => indexOf.get(feature) ?? [])
      const guesses = [...probabilities(learned, vectorOf(learned, known))].flatMap(
        (probability, at) => {
          const label = labels[at] ?? ''
          return possible(label) ? [{ label, probability }] : []
        },
      )
      const all = guesses.reduce((sum, { probability }) => sum + probability, 0) || 1
      return guesses
        .map(({ label, probability }) => ({ label, probability: probability / all }))
        .toSorted((a, b) => b.probability - a.probability)
    },
  }
}

export type Vector = { at: readonly number[]; values: readonly number[] }

export function vectorOf({ rarity }: Pick<Learned, 'rarity'>, at: readonly number[]): Vector {
  const rare = at.map((index) => rarity[index] ?? 0)
  const length = Math.hypot(...rare) || 1
  return { at, values: rare.map((value) => value / length) }
}

/** In the order of the labels, written into `shares`. Plain loops over typed arrays: learning asks this for every example. */
export function probabilities(
  { weights, biases }: Pick<Learned, 'weights' | 'biases'>,
  { at, values }: Vector,
  shares: Float64Array = new Float64Array(biases.length),
): Float64Array {
  const width = biases.length
  shares.set(biases)
  for (let nth = 0; nth < at.length; nth++) {
    const row = (at[nth] ?? 0) * width
    const value = values[nth] ?? 0
    for (let label = 0; label < width; label++) {
      shares[label] = (shares[label] ?? 0) + (weights[row + label] ?? 0) * value
    }
  }
  let highest = Number.NEGATIVE_INFINITY
  for (const share of shares) highest = Math.max(highest, share)
  let all = 0
  for (let label = 0; label < width; label++) {
    const power = Math.exp((shares[label] ?? 0) - highest)
    shares[label] = power
    all += power
  }
  for (let label = 0; label < width; label++) shares[label] = (shares[label] ?? 0) / all
  return shares
}
