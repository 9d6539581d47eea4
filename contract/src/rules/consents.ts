/** The day each text was last changed: its version, as policies show it and consents record it. */
export const policyVersions = {
  cookies: '2026-11-18',
  'protecao-de-dados': '2026-11-16',
  'etica-e-compliance': '2026-11-18',
  privacidade: '2026-11-18',
  termos: '2026-11-18',
} as const
export type PolicyName = keyof typeof policyVersions

/**
 * What a box is ticked for, and the texts that stand beside it. Whoever recommends somebody or writes
 * in the chat ticks none: those rest on another basis than consent (the privacy policy says which).
 */
export const consentTexts = {
  termos: ['termos'],
  privacidade: ['privacidade'],
  diretorio: ['termos'],
  contato: ['termos', 'privacidade'],
  demanda: ['termos', 'privacidade'],
} as const satisfies Record<string, readonly PolicyName[]>

export const consentPurposes = ['termos', 'privacidade', 'diretorio', 'contato', 'demanda'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Which texts were accepted, by name and day. */
export const versionOf = (purpose: ConsentPurpose): string =>
  consentTexts[purpose].map((name) => `${name} ${policyVersions[name]}`).join(', ')

/** Of boxes that were ticked before this was recorded only the day is known. */
export const unrecordedVersion = 'anterior'

/** Without these there is no account: they end with it. */
export const endsWithAccount = (purpose: ConsentPurpose): purpose is 'termos' | 'privacidade' =>
  purpose === 'termos' || purpose === 'privacidade'
