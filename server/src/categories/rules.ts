import { plainText } from 'contract/rules/text'

/** 'Embu-Guaçu', 'SP' -> 'embu-guacu-sp', as the address of a page names a city. */
export const placeSlug = (cidade: string, estado: string): string =>
  `${plainText(cidade)} ${estado.toLowerCase()}`.replaceAll(' ', '-')

/** The words of a city's name without accents, and its state; undefined for what names no place. */
export function readPlaceSlug(slug: string): { cidade: string; estado: string } | undefined {
  const [, cidade, estado] = /^([a-z0-9-]+)-([a-z]{2})$/.exec(slug) ?? []
  return cidade && estado
    ? { cidade: cidade.replaceAll('-', ' '), estado: estado.toUpperCase() }
    : undefined
}
