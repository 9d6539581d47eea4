/**
 * The only place that touches local and session storage. Storage can be full, switched off or hold
 * another version's values: then it is as if empty.
 *
 * Each key with what it outlives: 'nothing' goes when the login page opens, 'login' when a sign-up
 * ends, 'signup' only with 'Sair'. The specification names most keys; planKind, signInTarget, signupEmail, those of
 * the drafts, the filters, a need that is being described and whom its code went to, a review, the chat's sound, who a visitor said to be and whom they listed are ours.
 */
const outlives = {
  infosUserLogin: 'nothing',
  id_for_enterprise: 'nothing',
  filters: 'nothing',
  priceID: 'login',
  planSelectec: 'login',
  planKind: 'login',
  signInTarget: 'login',
  signupEmail: 'login',
  signupPF: 'login',
  signupFreelancer: 'login',
  enterprise: 'login',
  address: 'login',
  cnpj: 'login',
  marketplace: 'login',
  need: 'login',
  needCode: 'login',
  review: 'login',
  numberForChat: 'login',
  lng: 'signup',
  chatSound: 'signup',
  visitor: 'signup',
  shortlist: 'signup',
  deskSound: 'signup',
} as const
export type StorageKey = keyof typeof outlives

export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeText(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A private window without storage still works, it only forgets.
  }
}

export function readJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null
  }
}

export function writeJson(key: StorageKey, value: unknown): void {
  writeText(key, JSON.stringify(value))
}

export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

const keptAfter = {
  login: ['login', 'signup'],
  signup: ['signup'],
} as const

/** Opening the login page and finishing a sign-up clear what does not outlive them. */
export function clearStorageAt(moment: 'login' | 'signup'): void {
  const kept: readonly string[] = keptAfter[moment]
  try {
    for (const key of Object.keys(localStorage)) {
      if (!kept.includes(outlives[key as StorageKey])) localStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}

/**
 * What a tab knows by itself, in the session storage: whether somebody was logged in there ('Sair' in
 * another tab clears the local storage under its feet), and who has just signed up.
 */
type TabKey = 'loggedInHere' | 'newAccount'

export function writeInTab(key: TabKey, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Then the tab only forgets.
  }
}

export function readInTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function forgetInTab(key: TabKey): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** 'Sair' clears both storages whole. */
export function clearEverything(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}
