import type { CodePurpose } from '../src/mail/email-codes.ts'
import { sendRecoveryCode } from 'contract/recovery'
import { sendEmailCode, verifyEmailCode } from 'contract/signup'
import { sql } from 'drizzle-orm'
import type { Caller, TestApi } from './api.ts'

/** The code in the newest mail to this address. */
export async function codeSentTo(api: TestApi, email: string): Promise<string> {
  const { rows } = await api.db.execute<{ body_text: string }>(sql`
    SELECT body_text FROM mail_outbox WHERE recipient = ${email} ORDER BY id DESC LIMIT 1`)
  const code = /\b\d{6}\b/.exec(rows[0]?.body_text ?? '')?.[0]
  if (!code) throw new Error(`no code was sent to ${email}`)
  return code
}

export async function askCode(
  api: TestApi,
  email: string,
  purpose: Exclude<CodePurpose, 'change-email'> = 'signup',
): Promise<string> {
  const endpoint = purpose === 'signup' ? sendEmailCode : sendRecoveryCode
  const { status } = await api.visitor().call(endpoint, { body: { email } })
  if (status !== 200) throw new Error(`asking for a code answered ${status}`)
  return codeSentTo(api, email)
}

/** A visitor whose e-mail is confirmed, ready to sign up. */
export async function confirmedVisitor(api: TestApi, email: string): Promise<Caller> {
  const codeVerify = await askCode(api, email)
  const visitor = api.visitor()
  const { reply } = await visitor.call(verifyEmailCode, { body: { email, codeVerify } })
  if (!reply.correct) throw new Error(reply.message)
  return visitor
}

export const ownerBody = (fields: object = {}) => ({
  nome: 'Helena Prado',
  cpf: '111.444.777-35',
  telefone: '(11) 98765-4321',
  empresa_trabalha: 'Prado Equipamentos',
  email: 'helena@example.com',
  nascimento: '14/03/1985',
  cidade: 'Campinas',
  estado: 'SP',
  tipo_conta: 'master' as const,
  status: true as const,
  password_user: 'Segura#4821',
  ...fields,
})

/** As the wire has it: `cidade` is the state, `estado` the city, `empresa_trabalha` certificates. */
export const freelancerBody = (fields: object = {}) => ({
  nome: 'Rui Barros',
  cpf: '123.456.789-09',
  telefone: '(21) 99876-5432',
  empresa_trabalha: 'ISO 13485, Licença sanitária',
  email: 'rui@example.com',
  nascimento: '02/11/1990',
  cep: '20040-002',
  logradouro: 'Rua da Assembleia',
  numero: '10',
  bairro: 'Centro',
  cidade: 'RJ',
  estado: 'Rio de Janeiro',
  complemento: '.',
  tipo_conta: 'Freelancer' as const,
  com_oque_trabalha: 'Engenharia clínica',
  site_portifolio: 'rui.example.com',
  linkedin: 'https://www.linkedin.com/in/rui-barros',
  marketplace: true,
  termos_aceitos: true as const,
  politicas_aceitas: true as const,
  descricaoServico: 'Calibração de equipamentos.',
  password_user: 'Segura#4821',
  status: true as const,
  ...fields,
})

export const companyBody = (ownerId: number, fields: object = {}) => ({
  cnpj: '12.ABC.345/01DE-35',
  razao_social: 'Prado Equipamentos Ltda.',
  nome_fantasia: 'Prado Saúde',
  site: 'https://prado.example.com',
  cnae_primario: '4645-1/01',
  cnae_secundario: '',
  cep: '13010-001',
  logradouro: 'Rua Barão de Jaguara',
  numero: '100',
  bairro: 'Centro',
  complemento: 'Sala 2',
  descricaoServico: 'Venda de equipamentos.',
  termos_aceitos: true as const,
  politicas_aceitas: true as const,
  cidade: 'Campinas',
  estado: 'SP',
  marketplace: true,
  tipo_empresa: 'PJ' as const,
  segmento_empresa: 'Distribuição',
  atorizacoes: 'Alvará de funcionamento; Licença sanitária',
  certificados: 'Alvará de funcionamento; Licença sanitária',
  outras_infos: '',
  id_user_pf: ownerId,
  status: true as const,
  ...fields,
})
