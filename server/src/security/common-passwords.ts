import { undressedPasswords } from 'contract/rules/password'

/** About 49,000 passwords from public leaks; read only when somebody chooses one. */
let list: Promise<ReadonlySet<string>> | undefined

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Shorter ones are beginnings of anything. */
const shortestWord = 4

/** One of the list, as it is or dressed up by a capital, a sign for a letter, digits around it. */
export async function isInPublicList(password: string): Promise<boolean> {
  const common = await (list ??= readList())
  const words = [password.toLowerCase(), ...undressedPasswords(password)]
  return words.some((word) => word.length >= shortestWord && common.has(word))
}
