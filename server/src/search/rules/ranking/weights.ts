/**
 * Every number by which the search decides, with its reason. Chosen on the public list of judged
 * queries (server/test/relevance.json), each for a class of queries, never for one.
 */

/** How sure it is that a word of the directory is what a typed word meant. */
export const quality = {
  typed: 1,
  /** 'médica' for 'médicos': the same word. */
  form: 0.97,
  /** 'tradução' for 'traduzir': the same trade, now and then another sense ('limpa', 'limpador'). */
  family: 0.85,
  /** A phrase of the trade that means the same ('controle de pragas' for 'dedetização'). */
  synonym: 0.9,
  /** Where suppliers write the word itself: 'atadura' in a text is more than 'Curativos' in a name. */
  synonymOfUsed: 0.74,
  /** Who asks for 'ISO 9001' wants who has it, then who works with quality. */
  codeSynonym: 0.55,
  /** Spelt as it sounds: nearly always meant. */
  sounds: 0.88,
  /** It sounds the same and is another word: meant now and then. */
  soundsLike: 0.6,
  /** Part of a longer word, in its middle: what the specification asks for, rarely what is meant. */
  inside: 0.5,
  /** A word in the middle of the question is hardly ever unfinished. */
  unfinishedInside: 0.8,
  /** Of a word that is being typed, a form that it does not become. */
  otherForm: 0.6,
  /** The more of the word was typed, the surer; 'calibr' is nearly 'calibração'. */
  begins: (typed: number, whole: number): number => 0.55 + 0.3 * (typed / whole),
  /** One slip in a long word is sure, two in a short one a guess; usual words were likelier meant. */
  corrected: (distance: number, length: number, suppliers: number, documents: number): number => {
    const usual = Math.log(1 + suppliers) / Math.log(2 + documents)
    return Math.max(0.3, 0.85 - (distance * 1.1) / length + 0.12 * usual)
  },
} as const

/** Where a word stands says how much it is what the supplier does. */
export const fieldWeight = {
  name: 1,
  speciality: 1,
  service: 0.8,
  /** 'Outras informações', and what the company registered itself for. */
  notes: 0.5,
  /** What only some have ('AFE ANVISA', 'Registro no CREA'): who asks for it wants its holders too. */
  credentials: 0.6,
  /** Everybody declares the fifteen of the checklist: having one is not offering it. */
  licences: 0.3,
} as const

/** A word of the name that the supplier's own description does not know. */
export const nameAlone = 0.75

/** The first words of a description say what it is about; the last ones are details. */
export const early = { words: 40, least: 0.8 } as const

/** A word in a second field makes the first more certain. */
export const secondField = 0.12

/** Words side by side in the query and in the text mean one thing; 'indicadores químicos e biológicos' are both. */
export const nearness = { side: 0.35, close: 0.15, sideWords: 2, closeWords: 4 } as const

/** How far above its own weight a word can count, with all that is added for nearness and fields. */
export const mostGain = 1 + secondField + nearness.side

/** A word that nobody uses: as rare as one that a single supplier uses, and a little more. */
export const unknownSuppliers = 0.5

/** What a supplier is worth to somebody who named a place; elsewhere it is no result. */
export const placeWeight = {
  here: 1,
  /** It said that it serves the city, the state or the whole country, or its text names them or the region. */
  servesCity: 0.95,
  servesState: 0.85,
  servesRegion: 0.6,
  servesCountry: 0.55,
  /** In the state, when a city was named. */
  sameState: 0.5,
  elsewhere: 0.2,
} as const

/** What has to fit, by words asked for: of two words both, of ten words a third. */
export const floor = { one: 0.2, two: 0.5, many: 0.35, manyWords: 6 } as const

/** Beside one that fits twice as well, a supplier is only similar; elsewhere in the state it has to fit nearly as well. */
export const besideBest = { here: 0.5, sameState: 0.7 } as const

/** Of two trades asked for at once: so many that have both, and nobody with one alone is needed. */
export const enoughOfBoth = 3

/** Words of asking that may also be what is asked for ('auditor de fornecedores'). */
export const askingWeight = 0.3

/**
 * However rare it is, a detail counts as if it were so many times as rare as what it is a detail of: of 'bombeiro
 * não liberou o prédio' the building must not outweigh the firemen.
 */
export const detailAtMost = 1.5

/** What it is for, said after 'para': 'gás para centro cirúrgico' is gas first. */
export const purposeWeight = 0.6

/** Who wants to rent a thing is not helped by whoever sells, mends or calibrates it. */
export const rentalWeight = 1.5

/** How much of the thing that is to be rented has to be there, by weight: 'UTI' of 'ambulância UTI' is too little. */
export const rentedAtLeast = 0.3

/** A norm is known by its number: whoever writes it without the year, or another norm of that year, says less. */
export const yearWeight = 0.6

/**
 * What stands above the list has to fit nearly as well as the best of all: nobody pays for being shown to who wants
 * something else. On the judged queries five in six of those within a fifth of the best are right; a little more room
 * is left, since who is not featured stands behind the list, among the similar.
 */
export const featuredAtLeast = 0.7

/** Two fits nearer than this are equal: then plan and profile decide. */
export const equalFit = 0.02

/** A company for somebody who asked for a freelancer. */
export const otherKind = 0.6
