import * as z from 'zod/mini'
import { message } from './messages.ts'
import { webLink } from './web-link.ts'

/** The limits of free text; long before the database, so that nothing absurd reaches it. */
const longest = { line: 200, text: 10_000 }

export const line = (max = longest.line) =>
  z
    .string(message('Valor inválido.'))
    .check(z.trim(), z.maxLength(max, message('Texto longo demais.')))

export const requiredLine = (max = longest.line) =>
  line(max).check(z.minLength(1, message('Campo obrigatório.')))

/** Tabs, line breaks, control signs, and those that nobody sees or that turn the reading direction. */
const betweenWords = /[\s\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]+/gu

/** What somebody or something is called: one line, whatever it was pasted from. */
export const name = (max = longest.line) =>
  z.string(message('Valor inválido.')).check(
    z.overwrite((text) => text.replace(betweenWords, ' ').trim()),
    z.maxLength(max, message('Texto longo demais.')),
  )

export const requiredName = (max = longest.line) =>
  name(max).check(z.minLength(1, message('Campo obrigatório.')))

const webAddressInside =
  /:\/\/|\bwww\.|@|\S\.(?:com|net|org|br|info|biz|io|app|dev|xyz|top|site|online|store|shop|link|click|club|live|me|ly|ru|cn|tk)(?![\p{L}\d])/iu

/** Whether a text would become a link in the reader's mail program. */
export const holdsWebAddress = (text: string): boolean => webAddressInside.test(text)

/** A name that a stranger reads in a mail of ours: it must not carry the sender's link there. */
export const senderName = (max = 120) =>
  requiredName(max).check(
    z.refine(
      (text) => !holdsWebAddress(text),
      message('Escreva só o nome, sem endereços da internet.'),
    ),
  )

export const longText = () => line(longest.text)

const emailPattern = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]{2,}$/

/** Lower-cased, so that one address is one account. */
export const email = () =>
  requiredLine(254).check(
    z.toLowerCase(),
    z.regex(emailPattern, message('Por favor, insira um e-mail válido.')),
  )

/** Keeps digits only and drops the country code of a pasted '+55 ...'. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits
}

/** '(11) 98765-4321', or with eight digits for a landline. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  if (digits.length < 10) return digits
  const split = digits.length - 4
  return `(${digits.slice(0, 2)}) ${digits.slice(2, split)}-${digits.slice(split)}`
}

export const phone = () =>
  z.pipe(
    requiredLine(30).check(
      z.refine(
        (text) => /^[1-9]{2}\d{8,9}$/.test(phoneDigits(text)),
        message('Por favor, insira um telefone válido com DDD.'),
      ),
    ),
    z.transform(formatPhone),
  )

/** An empty text, or one that fits; how long it may be is the field's own rule. */
export const emptyOr = <Field extends z.ZodMiniType<string, string>>(field: Field) =>
  z.pipe(
    longText().check(
      // A union would hide the field's own message.
      z.check(({ value, issues }) => {
        const problem = value === '' ? undefined : field.safeParse(value).error?.issues[0]
        if (problem) issues.push({ code: 'custom', message: problem.message, input: value })
      }),
    ),
    z.transform((value): string => (value === '' ? '' : field.parse(value))),
  )

/** As typed; whoever shows it adds https where it is missing. */
export const webAddress = () =>
  line(300).check(
    z.refine(
      (text) => webLink(text) !== null,
      message('Por favor, insira um endereço válido (Ex: www.empresa.com.br).'),
    ),
  )

/** The largest number that a column of whole numbers holds. */
export const largestInteger = 2_147_483_647

/** An id in a path or query. */
export const id = () => z.coerce.number().check(z.int(), z.gte(1), z.lte(largestInteger))

/** The end of a page's address. */
export const slug = () => z.string().check(z.maxLength(120), z.regex(/^[a-z0-9-]+$/i))

/** The name that a stored file got: ours, so it can be nothing else. */
export const fileName = () =>
  z.string(message('Valor inválido.')).check(z.regex(/^[0-9a-f]{32}$/, message('Valor inválido.')))

/** A whole number in a query, with what it is when absent. */
export const count = (limits: { min: number; max: number; default: number }) =>
  z._default(z.coerce.number().check(z.int(), z.gte(limits.min), z.lte(limits.max)), limits.default)

/** A day like 2026-11-15, of this century or the one before. */
export const day = () =>
  z.iso
    .date(message('Por favor, insira uma data válida (dd/mm/aaaa).'))
    .check(z.regex(/^(19|20)/, message('Por favor, insira uma data válida (dd/mm/aaaa).')))

/** The box beside a form that hands somebody's data on. */
export const acceptedTerms = () =>
  z.prefault(
    z
      .boolean(message('Você precisa aceitar os termos de uso.'))
      .check(z.refine((accepted) => accepted, message('Você precisa aceitar os termos de uso.'))),
    false,
  )

/** A field that people never see and robots fill in: anything in it refuses the form. */
export const honeypot = () => z.optional(z.string().check(z.maxLength(0)))

/** What stands behind the # of a mail's link. A link that was cut on its way is told as one that is not ours. */
export const linkToken = () =>
  z.string(message('Valor inválido.')).check(z.maxLength(600, message('Valor inválido.')))
