import { plainText } from 'contract/rules/text'
import type { DeclaredCertificate } from 'contract/suppliers'
import type { Databases, Db } from '../database/db.ts'
import { selectCertificates } from './queries-directory.ts'
import { keepWhileUnchanged } from './service-kept.ts'

type Known = DeclaredCertificate & { text: string }

const mostFound = 20

/** Each certificate that visitors can filter by, in its most usual spelling, most usual first. */
async function readCertificates(db: Db): Promise<Known[]> {
  const known = new Map<string, Known>()
  for (const { nome, fornecedores } of await selectCertificates(db)) {
    const text = plainText(nome)
    const same = known.get(text)
    if (same) same.fornecedores += fornecedores
    else if (text !== '') known.set(text, { nome, fornecedores, text })
  }
  return [...known.values()].sort((a, b) => b.fornecedores - a.fornecedores)
}

/** Those in which a word begins like the text come before those that only contain it. */
export function keepCertificates(): (
  databases: Databases,
  text: string,
) => Promise<DeclaredCertificate[]> {
  const certificates = keepWhileUnchanged(readCertificates)
  return async (databases, text) => {
    const typed = plainText(text)
    if (typed.length < 2) return []
    const found = (await certificates(databases)).filter((known) => known.text.includes(typed))
    const beginsWord = ({ text: whole }: Known) => ` ${whole}`.includes(` ${typed}`)
    return [...found.filter(beginsWord), ...found.filter((known) => !beginsWord(known))]
      .slice(0, mostFound)
      .map(({ nome, fornecedores }) => ({ nome, fornecedores }))
  }
}
