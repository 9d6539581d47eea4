import { createProposal, readMyNeed, sendNeedCode, verifyNeedCode } from 'contract/needs'
import { expect } from 'vitest'
import { makeFreelancer } from '../seed/make.ts'
import { makeNeed } from '../seed/make-needs.ts'
import { tokenOf } from '../src/needs/service-links.ts'
import type { Caller, TestApi } from './api.ts'
import { codeSentTo } from './signup.ts'

export const buyer = 'compras@aurora.example'

export const form = (fields: object = {}) => ({
  titulo: 'Calibração de 12 monitores',
  descricao: 'Doze monitores da UTI, com certificado rastreável.',
  categoria: 'engenharia-clinica-e-calibracao' as const,
  quantidade: '12 monitores',
  estado: 'SP',
  cidade: 'campinas',
  prazo: '2026-12-01',
  licencas: [],
  tipo: 'Ambos' as const,
  nome: 'Hospital Aurora',
  email: buyer,
  telefone: '(19) 91234-5678',
  termos_aceitos: true,
  ...fields,
})

const offer = (fields: object) => ({
  texto: 'Fazemos no local, com certificado em cinco dias.',
  preco: 4800.5,
  preco_por: 'total' as const,
  validade: '2026-12-10',
  entrega_dias: 10,
  ...fields,
})

export const propose = (caller: Caller, id: number, fields: object = {}) =>
  caller.call(createProposal, { params: { id }, body: offer(fields) })

/** Buyers with their needs and suppliers with their proposals, for the tests of one file. */
export function useNeeds(api: TestApi) {
  /** A browser in which the address was confirmed. */
  async function confirmed(email = buyer): Promise<Caller> {
    const visitor = api.visitor()
    expect((await visitor.call(sendNeedCode, { body: { email } })).status).toBe(200)
    const codeVerify = await codeSentTo(api, email)
    const { reply } = await visitor.call(verifyNeedCode, { body: { email, codeVerify } })
    expect(reply.correct).toBe(true)
    return visitor
  }

  const pro = (name: string, fields: object = {}) =>
    makeFreelancer(api.db, {
      plan: 'MKTPRO',
      nome: name,
      account: { email: `${name}@example.com` },
      ...fields,
    })

  async function supplier(name: string, fields: object = {}) {
    const made = await pro(name, fields)
    return { id: made.supplier.id, caller: await api.as(`${name}@example.com`) }
  }

  /** An open need, and what its buyer does with the private link. */
  async function need(fields: object = {}) {
    const id = await makeNeed(api.db, api.clock.now(), { email: buyer, ...fields })
    const token = tokenOf(api.parts, id)
    const visitor = api.visitor()
    return {
      id,
      token,
      visitor,
      read: async () => (await visitor.call(readMyNeed, { body: { token } })).reply,
    }
  }

  return { confirmed, pro, supplier, need }
}
