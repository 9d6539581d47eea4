import type { Language } from 'contract/rules/languages'
import type { SupplierType } from 'contract/suppliers'
import type { FaqId } from '../faq/faq.ts'
import type { FieldQuestion } from '../field/field.ts'
import type { Danger } from '../safety/safety.ts'
import type { AboutTheTalk } from './about-the-talk.ts'
import type { Compared } from './compared.ts'
import type { Courtesy } from './courtesy.ts'
import type { Place, Wanted } from './need.ts'
import type { Outside } from './off-topic.ts'
import type { SupplierQuestion } from './supplier-question.ts'

/** What is remembered between two messages. */
export type AssistantContext = {
  wanted?: Partial<Wanted>
  /** The message that said so. */
  typed?: string
  /** The last need for which somebody was found. */
  found?: Partial<Wanted>
  /** How many suppliers of the last search were shown. */
  shown?: number
  /** What 'sim' would mean. */
  offer?: string
  language?: Language
  /** Who would sign up, as it was said: 'minha empresa', 'sou autônomo'. */
  visitor?: SupplierType
  /** The suppliers of the last list, and the one that is spoken of. */
  suppliers?: number[]
  about?: number
  /** Those who were shown before them, the latest first. */
  before?: number[]
  /** What was told about it: not word by word again. */
  told?: string
  /** The last question about it: 'e em Recife?' asks the same again. */
  asked?: SupplierQuestion
  /** The last question about all of those shown: 'e no domingo?' asks it of all again. */
  askedAll?: 'terms' | 'licence' | 'place' | 'nearest'
  /** Asked for a person; the number to call back is still missing. */
  wantsPerson?: boolean
  /** What was explained last: 'quem precisa ter?', 'e CBPF?' go on from it. */
  explained?: string[]
  /** The written answer that was given last: 'e demora?' goes on about it. */
  topic?: FaqId
  /** What the last answer warned of: a short word after it is said about the same. */
  danger?: Danger | undefined
  /** Which of its texts was said last, from 1; 0 is the first warning. */
  warned?: number | undefined
  /** The last answer was about this site: 'quanto custa?' asks for its prices then. */
  ofSite?: boolean
}

export type SupplierAsked = {
  question: SupplierQuestion | 'shown' | 'free'
  place: Place
  paper?: string
  offers?: string
  /** The question itself, folded: what the profile says of it is looked for. */
  said?: string
  /** Its telling words, for a question of no known kind. */
  words?: readonly string[]
}

/** What must be answered whatever else was asked. */
export type Urgent = Danger | Exclude<Outside, 'off-topic'>

/** A search; with a question should it turn out that a supplier was named. */
export type Search = {
  intent: 'search'
  wanted: Wanted
  parts: string[]
  asked?: SupplierAsked
  /** Two or more that are set side by side, should they be suppliers. */
  compared?: Compared
  /** Words of a question that may be about those who were shown: surely, or of all of them. */
  perhaps?: {
    words: string[]
    said: string
    isTheirs: boolean
    isOfSeveral: boolean
    /** 'fazem na medida?' rather than another need. */
    asksDeed: boolean
  }
  /** 'e quem faz a qualificação?': somebody else than who was spoken of, should there be one. */
  besides?: number
  /** Set when who sells it is asked for. */
  buys?: boolean
}

/** A place alone may be wanted: then nothing is said of what. */
export const search = (wanted: Partial<Wanted>): Search => ({
  intent: 'search',
  wanted: { categoria: '', shown: '', ...wanted },
  parts: [],
})

export type Understood =
  | { intent: Urgent }
  | { intent: 'off-topic' | Courtesy | 'attendant' | 'similar' | 'declined' }
  /** Of the last answer itself. */
  | { intent: 'talk'; about: AboutTheTalk }
  /** The others, and rather those who speak of these words. */
  | { intent: 'more'; rather?: readonly string[] }
  | { intent: 'price-of-what' | 'cheapest' | 'no-phone' }
  /** The second is asked for, and only one was shown. */
  | { intent: 'only-these' }
  /** Which of those who were shown hold a paper. */
  | { intent: 'who-holds'; paper: string }
  /** Which of them say something of their hours, delivery and the like. */
  | { intent: 'who-says'; said: string; words: string[] }
  /** Which of them come to a place. */
  | { intent: 'who-serves'; place: Place }
  /** Which of them is nearest to a place. */
  | { intent: 'nearest'; place: Place }
  | { intent: 'compare-shown' }
  /** Which of them is a company. */
  | { intent: 'kind-of-each' }
  /** How to reach the one of them that is in a place or does something. */
  | { intent: 'contact-of'; words: readonly string[]; place: Place }
  /** How much of what was looked for before. */
  | { intent: 'quantity'; quantity: string }
  | { intent: 'faq'; id: FaqId }
  | ({ intent: 'field' } & FieldQuestion)
  /** About a supplier that was shown before. */
  | ({ intent: 'about'; supplier: number } & SupplierAsked)
  | Search
  /** A place or a kind, and no word yet of what is needed. */
  | { intent: 'ask-need'; wanted: Partial<Wanted> }

export type Understanding = Understood & { language: Language }
