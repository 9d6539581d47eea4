import * as z from 'zod/mini'
import { formatCep, isCep } from './cep.ts'
import { formatCnpj, isCnpj } from './cnpj.ts'
import { formatCpf, isCpf } from './cpf.ts'
import { emptyOr, line, senderName, requiredLine, webAddress } from './fields.ts'
import { message } from './messages.ts'
import { passwordProblem } from './password.ts'
import { isState } from './states.ts'
import { webLink } from './web-link.ts'

/** Fields of people and companies. Documents and postcodes leave in their masks: one form, one row. */
export const cpf = () =>
  z.pipe(
    requiredLine(20).check(
      z.refine(isCpf, message('Por favor, insira um CPF válido no formato 000.000.000-00.')),
    ),
    z.transform(formatCpf),
  )

export const cnpj = () =>
  z.pipe(
    requiredLine(30).check(z.refine(isCnpj, message('Por favor, insira um CNPJ válido.'))),
    z.transform(formatCnpj),
  )

export const cep = () =>
  z.pipe(
    requiredLine(20).check(
      z.refine(isCep, message('Por favor, insira um CEP válido no formato 00000-000.')),
    ),
    z.transform(formatCep),
  )

/** A person's name, which strangers read in mails of ours; a company may well be called '3M'. */
export const personName = () =>
  senderName(120).check(
    z.refine(
      (text) => text === '' || /\p{L}.*\p{L}/u.test(text),
      message('Por favor, insira um nome com pelo menos duas letras.'),
    ),
  )

export const state = () =>
  line(20).check(
    z.toUpperCase(),
    z.refine(isState, message('Por favor, insira um estado válido (Ex: SP).')),
  )

export const city = () =>
  line(120).check(z.minLength(1, message('Por favor, selecione uma cidade.')))

/** Empty, or an http(s) address; nothing else is ever stored as a link. */
export const link = () => emptyOr(webAddress())

/** A bare handle is what people remember of their LinkedIn page. */
function linkedinAddress(text: string): string {
  const handle = /^@?([\p{L}\d_-]{2,100})$/u.exec(text)?.[1]
  return handle ? `https://www.linkedin.com/in/${encodeURIComponent(handle)}` : text
}

/** A page on linkedin.com or one of its countries' hosts; the bare host is nobody's page. */
function isLinkedin(text: string): boolean {
  const address = webLink(text)
  if (!address) return false
  const { hostname, pathname } = new URL(address)
  return /^(?:[a-z]+\.)?linkedin\.com$/.test(hostname) && pathname.length > 1
}

export const linkedin = () =>
  z.pipe(
    z.pipe(requiredLine(300), z.transform(linkedinAddress)),
    line(300).check(
      z.refine(
        isLinkedin,
        message('Por favor, insira um endereço do LinkedIn (Ex: linkedin.com/in/seu-nome).'),
      ),
    ),
  )

export const accepted = () =>
  z.literal(
    true,
    message('Você precisa aceitar os Termos de Uso e a Política de Privacidade para continuar.'),
  )

/** What it has to be made of depends on the whole form: `refuseWeakPassword`. */
export const newPassword = () =>
  z.string(message('Valor inválido.')).check(z.maxLength(200, message('Texto longo demais.')))

type WithPassword = { password_user: string; email?: string; confirmacao?: string }

/** One problem at a time, in the specification's order. */
export const refuseWeakPassword = <T extends WithPassword>() =>
  z.check<T>((context) => {
    const { password_user, email, confirmacao } = context.value
    const problem = passwordProblem(password_user, {
      ...(email === undefined ? {} : { email }),
      ...(confirmacao === undefined ? {} : { confirmation: confirmacao }),
    })
    if (!problem) return
    const path = [problem === 'As senhas não coincidem' ? 'confirmacao' : 'password_user']
    context.issues.push({ code: 'custom', message: problem, path, input: context.value })
  })
