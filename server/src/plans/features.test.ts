import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAccesses } from 'contract/accesses'
import { createContact } from 'contract/contacts'
import { getKeywords } from 'contract/keywords'
import { createProposal } from 'contract/needs'
import { featurePlaces } from 'contract/plan-features'
import { editCompany, editFreelancer } from 'contract/profiles'
import { listReviews } from 'contract/reviews'
import {
  type PlanCode,
  planCodes,
  type PlanFeature,
  planFeatures,
  planHas,
  plans,
  type SupplierKind,
} from 'contract/rules/plans'
import { searchSuppliers } from 'contract/search'
import { emptyPage, savePageDraft } from 'contract/supplier-pages'
import { getSupplier } from 'contract/suppliers'
import { getSupportChannel } from 'contract/support'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'
import { makeNeed } from '../../seed/make-needs.ts'
import { makeReviews } from '../../seed/make-reviews.ts'
import { type Caller, testApi } from '../../test/api.ts'
import { upload } from '../../test/upload.ts'

const api = testApi({ rateLimitScale: 100 }, { oneApp: true })

const limited = planFeatures.filter((feature) => !plans.MKTFREE.features.includes(feature))

describe('each feature of the catalogue', () => {
  test('names the check that enforces it and the screen that delivers it, and nothing else does', () => {
    expect(Object.keys(featurePlaces).toSorted()).toEqual(planFeatures.toSorted())
  })

  test('has a check that exists, and that asks the plan where plans differ', () => {
    const asked = planFeatures.map((feature) => [feature, asksPlan(feature)])
    expect(asked).toEqual(planFeatures.map((feature) => [feature, limited.includes(feature)]))
  })
})

function asksPlan(feature: PlanFeature): boolean {
  const [file = '', name = ''] = featurePlaces[feature].check.split(' ')
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const start = source.search(new RegExp(`function ${name}\\b`))
  if (start < 0) throw new Error(`${feature}: there is no ${name} in ${file}`)
  const [body = ''] = source.slice(start).split(/^\}$/m)
  if (feature.startsWith('exclusive')) return body.includes('hasOwnPage(')
  if (feature.startsWith('businessBank')) return body.includes('hasBank(')
  return body.includes(`'${feature}'`)
}

type Person = { id: number; slug: string; kind: SupplierKind; caller: Caller }

async function makeSupplier(kind: SupplierKind, plan: PlanCode): Promise<Person> {
  const fields = {
    plan,
    nome: 'Oliva Serviços',
    site: 'https://oliva.example.com',
    account: { email: 'oliva@example.com', telefone: '(11) 98765-4321' },
    categorias: ['odontologia'],
    categorias_origem: 'escolha' as const,
    atende_em: ['Brasil'],
  }
  const { supplier } =
    kind === 'Empresa' ? await makeCompany(api.db, fields) : await makeFreelancer(api.db, fields)
  await makeReviews(api.db, supplier.id, [{ contato: 5, qualidade: 5, prazo: 4 }])
  return { id: supplier.id, slug: supplier.slug, kind, caller: await api.as('oliva@example.com') }
}

async function contactOf({ id, kind }: Person) {
  const { reply } = await api.visitor().call(createContact, {
    body: {
      nome: 'Helena',
      email: 'helena@hospital.example',
      telefone: '1132654321',
      termos_aceitos: true,
      id_busness: id,
      type_user: kind,
    },
  })
  return reply
}

const pageOf = async ({ slug }: Person) =>
  (await api.visitor().call(getSupplier, { params: { slug } })).reply

const savesOwnPage = async ({ id, caller }: Person) =>
  (
    await caller.call(savePageDraft, {
      params: { id },
      body: { version: 0, draft: { ...emptyPage(), headline: 'Oliva' } },
    })
  ).status === 200

async function answersNeed({ caller }: Person): Promise<boolean> {
  const id = await makeNeed(api.db, api.clock.now(), { categoria: 'odontologia' })
  const body = {
    texto: 'Fazemos no local.',
    preco: 100,
    preco_por: 'total',
    validade: '2026-12-01',
    entrega_dias: 3,
  } as const
  return (await caller.call(createProposal, { params: { id }, body })).status === 201
}

/** Whether somebody gets it, found out by using it. */
const uses: Record<PlanFeature, (person: Person) => Promise<boolean>> = {
  registration: async () => {
    const query = { nomeFantasia: 'Oliva' }
    return (await api.visitor().call(searchSuppliers, { query })).reply.data.length === 1
  },
  basicContact: async (person) => (await contactOf(person)).email === 'oliva@example.com',
  link: async (person) => (await contactOf(person)).site === 'https://oliva.example.com/',
  unlimitedDescription: async (person) => {
    const { id, caller, kind } = person
    const body = { descricaoServico: 'Coleta de resíduos. '.repeat(400).trim() }
    if (kind === 'Empresa') await caller.call(editCompany, { params: { companyId: id }, body })
    else await caller.call(editFreelancer, { params: { id }, body })
    return (await pageOf(person)).servico === body.descricaoServico
  },
  logo: async ({ id, kind, caller }) => {
    const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#117c40' } })
    const target = { id_user: id, type_user: kind }
    return (await upload(caller, target, await drawn.jpeg().toBuffer())).status === 200
  },
  certificates: async (person) => (await pageOf(person)).certificados.length > 0,
  visitPanel: async ({ id, kind, caller }) =>
    (await caller.call(listAccesses, { params: { userId: id, tipo: kind } })).status === 200,
  keywords: async ({ caller }) => (await caller.call(getKeywords)).status === 200,
  exclusivePage: async (person) => person.kind === 'Freelancer' && savesOwnPage(person),
  exclusiveCompanyPage: async (person) => person.kind === 'Empresa' && savesOwnPage(person),
  whatsapp: async (person) => (await contactOf(person)).whatsapp === 'https://wa.me/5511987654321',
  reviewsLink: async ({ slug }) =>
    (await api.visitor().call(listReviews, { params: { slug } })).reply.data.length === 1,
  businessBankFreelancer: async (person) => person.kind === 'Freelancer' && answersNeed(person),
  businessBankCompany: async (person) => person.kind === 'Empresa' && answersNeed(person),
  prioritySupport: async ({ caller }) => (await caller.call(getSupportChannel)).status === 200,
}

const walks = planCodes.flatMap((plan) => plans[plan].kinds.map((kind) => [plan, kind] as const))

describe.each(walks)('%s for %s', (plan, kind) => {
  let person: Person
  beforeEach(async () => {
    person = await makeSupplier(kind, plan)
  })

  test('gives exactly the features that its plan names', async () => {
    const given = new Map<PlanFeature, boolean>()
    for (const feature of planFeatures) given.set(feature, await uses[feature](person))
    expect(Object.fromEntries(given)).toEqual(
      Object.fromEntries(planFeatures.map((feature) => [feature, planHas(plan, feature)])),
    )
  })
})
