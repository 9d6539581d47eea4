/** 'Farmácia São João', 12 -> 'farmacia-sao-joao-12'. The id makes it unique and survives renaming. */
export function slugOf(nome: string, id: number): string {
  const words = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return words ? `${words}-${id}` : String(id)
}

/** The id at the end of a slug, also of one made from a former name. */
export function idOfSlug(slug: string): number | undefined {
  const digits = /(?:^|-)(\d{1,9})$/.exec(slug)?.[1]
  return digits ? Number(digits) : undefined
}
