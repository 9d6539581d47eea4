import judged from './relevance.json' with { type: 'json' }

export type Judged = {
  q: string
  kind: string
  /** 3 exactly what was wanted, 2 also serves, 1 marginal; everybody else 0. */
  right: Record<string, number>
  wrong: string[]
  /** Nobody offers it: nothing should come. */
  none: boolean
  /** Neither right nor wrong: they leave the ranking. */
  neutral?: string[]
}

export const judgedQueries = judged.queries as Judged[]
const hidden: readonly string[] = judged.hidden

export type Measured = Judged & { names: string[]; first: boolean; three: boolean; ndcg: number }

/** How good an answer is; `names` are the results in order, the first 20. */
export function measure(query: Judged, names: readonly string[]): Measured {
  const ranking = names.filter((name) => !query.neutral?.includes(name))
  const grades = ranking.map((name) => query.right[name] ?? 0)
  const good = (count: number) => grades.slice(0, count).some((grade) => grade >= 2)
  const ideal = gain(Object.values(query.right).sort((a, b) => b - a))
  const ndcg = ideal > 0 ? gain(grades) / ideal : 0
  return { ...query, names: ranking, first: good(1), three: good(3), ndcg }
}

/** Of the first five, each place worth less. */
const gain = (grades: readonly number[]) =>
  grades.slice(0, 5).reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0)

export type Figures = Record<
  'success1' | 'success3' | 'ndcg5' | 'wrong1' | 'wrong3' | 'noneEmpty',
  number
>

export function figuresOf(results: readonly Measured[]): Figures {
  const asked = results.filter(({ none }) => !none)
  const nobody = results.filter(({ none }) => none)
  const withWrong = results.filter(({ wrong }) => wrong.length > 0)
  const isWrong = ({ names, wrong }: Measured, count: number) =>
    names.slice(0, count).some((name) => wrong.includes(name) || hidden.includes(name))
  return {
    success1: share(asked, ({ first }) => Number(first)),
    success3: share(asked, ({ three }) => Number(three)),
    ndcg5: share(asked, ({ ndcg }) => ndcg),
    wrong1: share(withWrong, (result) => Number(isWrong(result, 1))),
    wrong3: share(withWrong, (result) => Number(isWrong(result, 3))),
    noneEmpty: share(nobody, ({ names }) => Number(names.length === 0)),
  }
}

const share = (list: readonly Measured[], value: (result: Measured) => number) =>
  list.reduce((sum, item) => sum + value(item), 0) / list.length

/** What has to hold on this list. */
export const goals = {
  success1: { least: 0.9 },
  success3: { least: 0.97 },
  ndcg5: { least: 0.88 },
  wrong1: { most: 0.03 },
  wrong3: { most: 0.15 },
  noneEmpty: { least: 0.85 },
} as const satisfies Record<keyof Figures, { least: number } | { most: number }>

/** The figures that miss their goal, in words. */
export function missed(figures: Figures): string[] {
  return Object.entries(goals).flatMap(([name, goal]) => {
    const value = figures[name as keyof Figures]
    const holds = 'least' in goal ? value >= goal.least : value <= goal.most
    return holds ? [] : [`${name} is ${value.toFixed(3)}, not ${JSON.stringify(goal)}`]
  })
}
