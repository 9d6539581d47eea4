/** What the browser holds for the site now. */
export const stored = () => ({ local: { ...localStorage }, session: { ...sessionStorage } })

/** Something that is not one of the product's own keys. */
export function storeForeign(key: string, value: string): void {
  localStorage.setItem(key, value)
  sessionStorage.setItem(key, value)
}
