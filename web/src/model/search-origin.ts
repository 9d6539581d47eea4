/** Under which search a supplier was opened, in this document: what its contact request tells. */
const terms = new Map<number, string>()

export function rememberTerm(supplierId: number, term: string | null): void {
  if (term) terms.set(supplierId, term)
}

export const termFor = (supplierId: number): string | null => terms.get(supplierId) ?? null
