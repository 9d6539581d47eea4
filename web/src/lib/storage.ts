/**
 * The only place that touches local and session storage. The specification names most keys; those of
 * the drafts, the filters and the chat's sound are ours.
 * Storage can be full, switched off or hold another version's values: then it is as if empty.
 */
export const storageKeys = [
  'infosUserLogin',
  'lng',
  'priceID',
  'planSelectec',
  'id_for_enterprise',
  'numberForChat',
  'chatSound',
  'cnpj',
  'marketplace',
  'enterprise',
  'address',
  'filters',
  'signupPF',
  'signupFreelancer',
] as const
export type StorageKey = (typeof storageKeys)[number]

export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The same as words for a script that runs before the page's own. */
export const readTextInScript = (key: StorageKey): string =>
  `(() => { try { return localStorage.getItem('${key}') } catch { return null } })()`

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

/** Opening the login page and finishing a sign-up clear everything but the chosen language. */
export function clearStorage(): void {
  const language = readText('lng')
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    return
  }
  if (language) writeText('lng', language)
}
