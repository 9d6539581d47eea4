import type { Message } from './messages.ts'
import { fold } from './text.ts'

/** What the live checklist shows, in the order in which a new password is checked. */
export const passwordRules = [
  {
    id: 'length',
    holds: (password: string) => password.length >= 8,
    text: 'A senha deve ter no mínimo 8 caracteres',
  },
  {
    id: 'lowercase',
    holds: (password: string) => /\p{Ll}/u.test(password),
    text: 'A senha deve conter pelo menos uma letra minúscula',
  },
  {
    id: 'uppercase',
    holds: (password: string) => /\p{Lu}/u.test(password),
    text: 'A senha deve conter pelo menos uma letra maiúscula',
  },
  {
    id: 'digit',
    holds: (password: string) => /\d/.test(password),
    text: 'A senha deve conter pelo menos um número',
  },
  {
    id: 'special',
    holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
    text: 'A senha deve conter pelo menos um caractere especial',
  },
] as const satisfies readonly {
  id: string
  holds(password: string): boolean
  text: Message
}[]

/**
 * The first reason to refuse a new password, in the specification's order: equal, long enough,
 * lower, upper, digit, special; then ours: not a common one, not the person's own e-mail.
 */
export function passwordProblem(
  password: string,
  { confirmation = password, email = '' }: { confirmation?: string; email?: string } = {},
): Message | undefined {
  if (password !== confirmation) return 'As senhas não coincidem'
  const broken = passwordRules.find(({ holds }) => !holds(password))
  if (broken) return broken.text
  if (isCommonPassword(password)) return 'Esta senha é muito comum. Escolha outra.'
  if (containsEmail(password, email)) return 'A senha não pode conter o seu e-mail.'
  return undefined
}

function containsEmail(password: string, email: string): boolean {
  const address = email.trim().toLowerCase()
  const name = address.split('@')[0] ?? ''
  const typed = password.toLowerCase()
  return (address !== '' && typed.includes(address)) || (name.length >= 4 && typed.includes(name))
}

/**
 * The commonest passwords that pass the rules above are one common word dressed up: a capital, a
 * sign for a letter, digits around it ('P@ssw0rd', 'Senha@123', 'Qwerty123!'). Undressed, they are
 * few. The server also knows a public list of many thousands (security/common-passwords.ts).
 */
const commonWords = new Set(
  (
    'a aa aaa ab abc abcd abcde abcdef admin administrador administrator adobe amor asd asdf asdfgh ' +
    'asdfghjkl baseball batman bemvindo brasil brazil bomdia change changeme computador computer ' +
    'corinthians default demo deus dragon empresa eusou familia felicidade flamengo football gremio ' +
    'hello hospital iloveyou inter internet jesus jesuscristo letmein login master mestre minhasenha ' +
    'monkey mudar mudarsenha novasenha padrao palmeiras pass passw passwd password princesa princess ' +
    'qaz qazwsx qwe qwer qwert qwerty qwertyuiop qwqw root santos saopaulo secret secreta segredo ' +
    'senha senhas shadow sunshine superman suporte temp temporaria test teste testing trocar user ' +
    'saude saudavel saudemarket marketplace clinica medico farmacia ' +
    'usuario vasco welcome xyz zaq zaqxsw zxc zxcv zxcvbn zxcvbnm qazwsxedc qwaszx'
  ).split(' '),
)

const lettersOfSigns: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The words that a password may be made of, without what it is dressed up with. */
export function undressedPasswords(password: string): string[] {
  const typed = fold(password)
  const bare = (text: string) => text.replace(/[^a-z]/g, '')
  const trimmed = typed.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const undressed = (text: string) =>
    bare(text.replace(/[@4310$57!]/g, (sign) => lettersOfSigns[sign] ?? sign))
  return [
    bare(typed),
    undressed(trimmed),
    undressed(typed.replace(/\d+$/, '')),
    undressed(typed.replace(/[\d\W_]+$/, '')),
  ]
}

const isCommonPassword = (password: string): boolean =>
  undressedPasswords(password).some((word) => commonWords.has(word))
