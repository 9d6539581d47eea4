import { allowedEdits } from 'contract/rules/text'
import { quality } from '../ranking/weights.ts'
import { type Misspelt, Spellings } from './spellings.ts'
import { longestEnding, pluralsOf, root, singular, sound, stem, verbFormsOf } from './stem.ts'
import { WordsBy } from './words-by.ts'

/** A word that suppliers use, as it is folded, as somebody wrote it, and how many use it. */
export type KnownWord = { word: string; display: string; suppliers: number }

export type How = 'typed' | 'form' | 'family' | 'begins' | 'inside' | 'sounds' | 'corrected'

/** A word of the directory that a typed word may stand for, and how likely it does. */
export type WordReading = { word: string; quality: number; how: How }

/** The last word may be `unfinished`; one that the trade knows is `trusted` to be meant as it is. */
type Typed = { unfinished: boolean; trusted: boolean }

const asIs: Typed = { unfinished: false, trusted: true }

type Add = (words: readonly string[], how: How, value: (known: string) => number) => void

/** Words that one typed word is read as, at most: the nearest and the most usual. */
const mostReadings = 24
/** Two slips make another word of a short one: 'catering' is no 'Catarina'. */
const shortestTwice = 9
const mostMistakes = 3
/** Corrections beyond these are guesses. */
const mostCorrections = 8
/** People type the same words again and again. */
const mostRemembered = 1000

/** What so few use may be a slip of theirs, where so many use its neighbour. Shorter words have too many neighbours. */
const mostDoubted = 2
const fewestUsual = 50
const shortestDoubted = 6

/** A shorter word begins too many others: 'cama', 'camareira'. */
const shortestBegun = 5
/** Those that the most suppliers use: each more costs a search. */
const mostLonger = 8
/** The very word that was typed, or that it should have been. */
const isMeant = (how: How) => how === 'typed' || how === 'sounds' || how === 'corrected'

/**
 * The words of all suppliers, kept in memory: forms, beginnings, parts and corrections of a typed
 * word are looked up here, and suppliers are only ever asked for whole words.
 */
export class Vocabulary {
  documents = 0
  readonly #suppliers = new Map<string, number>()
  /** Of the words that are not written as they are folded. */
  readonly #displays = new Map<string, string>()
  readonly #bySound = new WordsBy()
  readonly #bySpelling = new Spellings()
  readonly #sorted: string[] = []
  #lines: string | undefined
  readonly #remembered = new Map<string, WordReading[]>()
  readonly #written = new Map<string, WordReading[]>()

  constructor(words: Iterable<KnownWord> = [], documents = 0) {
    this.documents = documents
    for (const word of words) this.add(word)
  }

  add({ word, display, suppliers }: KnownWord): void {
    if (!this.#isKnown(word)) this.#index(word)
    this.#suppliers.set(word, suppliers)
    if (display === word) this.#displays.delete(word)
    else this.#displays.set(word, display)
    this.#forgetReadings()
  }

  #index(word: string): void {
    const at = this.#placeOf(word)
    // Known before, and forgotten: it is still where it was.
    if (this.#sorted[at] === word) return
    this.#sorted.splice(at, 0, word)
    // In whichever order: one more word is no reason to join all of them again.
    if (this.#lines !== undefined) this.#lines += `${word}\n`
    if (word.length > 2) this.#bySound.add(sound(word), word)
    if (word.length > 3) this.#bySpelling.add(word)
  }

  forget(word: string): void {
    this.#suppliers.delete(word)
    this.#displays.delete(word)
    this.#forgetReadings()
  }

  words(): IterableIterator<string> {
    return this.#suppliers.keys()
  }

  get size(): number {
    return this.#suppliers.size
  }

  /** How many suppliers use the word; none when it is unknown. */
  suppliers(word: string): number {
    return this.#suppliers.get(word) ?? 0
  }

  display(word: string): string {
    return this.#displays.get(word) ?? word
  }

  /** What a typed word may stand for, the likeliest first. */
  readings(word: string, typed: Typed = asIs): readonly WordReading[] {
    const key = `${word} ${typed.unfinished} ${typed.trusted}`
    const remembered = this.#remembered.get(key)
    if (remembered) return remembered
    const readings = this.#read(word, typed)
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear()
    this.#remembered.set(key, readings)
    return readings
  }

  /** The word itself and what differs from it in number or gender alone. */
  forms(word: string): WordReading[] {
    return this.readings(word).filter(({ how }) => how === 'typed' || how === 'form')
  }

  /** The word itself as suppliers write it, in singular or plural. */
  written(word: string): WordReading[] {
    const remembered = this.#written.get(word)
    if (remembered) return remembered
    const one = singular(word)
    const written = this.readings(word).filter((reading) => singular(reading.word) === one)
    this.#written.set(word, written)
    return written
  }

  #forgetReadings(): void {
    this.#remembered.clear()
    this.#written.clear()
  }

  #read(word: string, { unfinished, trusted }: Typed): WordReading[] {
    const found = new Map<string, WordReading>()
    const add: Add = (words, how, value) => {
      for (const known of words) {
        if (found.has(known) || !this.#isKnown(known)) continue
        found.set(known, { word: known, how, quality: value(known) })
      }
    }
    add([word], 'typed', () => quality.typed)
    add(this.#ofStem(word), 'form', () => quality.form)
    if (word.length > 3) add(this.#ofRoot(word), 'family', () => quality.family)
    // 'gazes medicinais' are gases, though 'gazes' is a word of its own.
    if (found.has(word) && word.length > 3) {
      add(this.#bySound.get(sound(word)), 'sounds', () => quality.soundsLike)
    }
    if (found.size > 0 && !trusted) this.#doubt(word, found, add)
    if (found.size > 0 && unfinished && !found.has(word)) this.#goOn(word, found, add)
    if (found.size > 0 && !trusted) this.#addLonger(found, add)
    if (found.size > 0 || /^\d+$/.test(word)) return this.#best(found)
    // Part of a word is enough when the word itself is no word of the directory.
    if (word.length > 2) {
      const sure = unfinished ? 1 : quality.unfinishedInside
      const begins = (whole: string) => sure * quality.begins(word.length, whole.length)
      add(this.#beginning(word), 'begins', begins)
    }
    if (trusted || word.length < 4) return this.#best(found)
    if (!/\d/.test(word)) this.#correct(word, add)
    const isSure = [...found.values()].some(({ how }) => how !== 'corrected')
    if (!isSure) add(this.#containing(word), 'inside', () => quality.inside)
    this.#addLonger(found, add)
    return this.#best(found)
  }

  /** 'odonto' is a word of two suppliers, and where 'odontologia' and 'odontológicos' begin. */
  #addLonger(found: ReadonlyMap<string, WordReading>, add: Add): void {
    for (const { word, how, quality: sure } of found.values()) {
      if (!isMeant(how) || word.length < shortestBegun || /\d/.test(word)) continue
      const begun = (whole: string) =>
        sure * quality.unfinishedInside * quality.begins(word.length, whole.length)
      const longer = this.#beginning(word).filter((known) => !found.has(known))
      add(longer.slice(0, mostLonger), 'begins', begun)
    }
  }

  /** 'equipam' is on its way to 'equipamentos' rather than another form of 'equipo'. */
  #goOn(word: string, found: Map<string, WordReading>, add: Add): void {
    const begun = this.#beginning(word)
    if (begun.length === 0) return
    for (const [known, reading] of found) {
      if (known.startsWith(word)) continue
      found.set(known, { ...reading, quality: reading.quality * quality.otherForm })
    }
    add(begun, 'begins', (whole) => quality.begins(word.length, whole.length))
  }

  /** The words that begin like this, the most usual first. */
  beginning(start: string): KnownWord[] {
    return this.#beginning(start).map((word) => ({
      word,
      display: this.display(word),
      suppliers: this.suppliers(word),
    }))
  }

  #best(found: Map<string, WordReading>): WordReading[] {
    const usual = (reading: WordReading) => this.suppliers(reading.word)
    return [...found.values()]
      .sort((a, b) => b.quality - a.quality || usual(b) - usual(a) || (a.word < b.word ? -1 : 1))
      .slice(0, mostReadings)
  }

  /** Suppliers mistype, too: a word of one or two that is a slip away from one of very many may be meant as that. */
  #doubt(word: string, found: ReadonlyMap<string, WordReading>, add: Add): void {
    const users = [...found.keys()].reduce((sum, known) => sum + this.suppliers(known), 0)
    if (word.length < shortestDoubted || users > mostDoubted) return
    for (const { word: known } of this.#within(word, 1, 1)) {
      const suppliers = this.suppliers(known)
      const value = () => quality.corrected(1, word.length, suppliers, this.documents)
      if (suppliers >= fewestUsual) add([known], 'corrected', value)
    }
  }

  #correct(word: string, add: Add): void {
    const heard = this.#bySound.get(sound(word)).filter(this.#isKnown)
    add(heard, 'sounds', () => quality.sounds)
    this.#addFamily(heard, quality.sounds, add)
    const near = heard.length > 0 ? this.#within(word, 1) : this.#near(word)
    for (const { word: known, distance } of near) {
      const suppliers = this.suppliers(known)
      const sure = quality.corrected(distance, word.length, suppliers, this.documents)
      add([known], 'corrected', () => sure)
    }
  }

  /** 'calibrasao' finds whom 'calibração' finds: 'calibramos' and 'calibrados' too. */
  #addFamily(meant: readonly string[], sure: number, add: Add): void {
    for (const word of meant) {
      add(this.#ofStem(word), 'sounds', () => sure * quality.form)
      add(this.#ofRoot(word), 'sounds', () => sure * quality.family)
    }
  }

  /** The nearest words, all of the least distance: most typing errors are one slip, so that is tried first. */
  #near(word: string): Misspelt[] {
    const most = word.length < shortestTwice ? 1 : Math.min(mostMistakes, allowedEdits(word))
    for (let limit = 1; limit <= most; limit++) {
      const nearest = this.#within(word, limit)
      if (nearest.length > 0) {
        return nearest
          .sort((a, b) => this.suppliers(b.word) - this.suppliers(a.word))
          .slice(0, mostCorrections)
      }
    }
    return []
  }

  readonly #isKnown = (word: string) => this.#suppliers.has(word)

  #within(word: string, limit: number, from = 0): Misspelt[] {
    return this.#bySpelling.near(word, limit, this.#isKnown, from)
  }

  #placeOf(start: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    return low
  }

  readonly #beginning = (start: string) => this.#mostUsual(this.#startingWith(start))

  #startingWith(start: string, longest = Number.POSITIVE_INFINITY): string[] {
    const words: string[] = []
    for (let at = this.#placeOf(start); this.#sorted[at]?.startsWith(start); at++) {
      const word = this.#sorted[at] ?? ''
      if (word.length <= longest) words.push(word)
    }
    return words
  }

  #ofStem(word: string): string[] {
    const key = stem(word)
    const begun = this.#startingWith(key, key.length + longestEnding.stem)
    return [...begun, ...pluralsOf(key)].filter((known) => stem(known) === key)
  }

  #ofRoot(word: string): string[] {
    const key = root(word)
    const begun = this.#startingWith(key, key.length + longestEnding.root)
    const others = [...pluralsOf(key), ...verbFormsOf(key)]
    return [...begun, ...others].filter((known) => root(known) === key)
  }

  #containing(part: string): string[] {
    // To look through one long text takes a sixth of looking through each word.
    this.#lines ??= `\n${this.#sorted.join('\n')}\n`
    const words: string[] = []
    for (let at = this.#lines.indexOf(part); at !== -1; ) {
      const end = this.#lines.indexOf('\n', at)
      words.push(this.#lines.slice(this.#lines.lastIndexOf('\n', at) + 1, end))
      at = this.#lines.indexOf(part, end)
    }
    return this.#mostUsual(words)
  }

  #mostUsual(words: string[]): string[] {
    return words
      .filter(this.#isKnown)
      .sort((a, b) => this.suppliers(b) - this.suppliers(a))
      .slice(0, mostReadings)
  }
}
