const none: readonly string[] = []

/**
 * Words by what some of them share. Hardly ever do two share it, among tens of thousands: a word by
 * itself is kept without a list around it.
 */
export class WordsBy {
  readonly #words = new Map<string, string | string[]>()

  add(key: string, word: string): void {
    const before = this.#words.get(key)
    if (before === undefined) this.#words.set(key, word)
    else if (typeof before === 'string') this.#words.set(key, [before, word])
    else before.push(word)
  }

  get(key: string): readonly string[] {
    const words = this.#words.get(key) ?? none
    return typeof words === 'string' ? [words] : words
  }
}
