import { matchRoutes, type RouteObject } from 'react-router'
import { dashboardSections, policies, urls } from 'contract/urls'
import { featurePlaces } from 'contract/plan-features'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

type Entry = (typeof routes)[number]

const asRoute = ({ path, index, children, file }: Entry): RouteObject =>
  index
    ? { index, path, handle: file }
    : { path, handle: file, children: children?.map(asRoute) ?? [] }

const tree = routes.map(asRoute)

const {
  bankFor,
  category,
  categoryIn,
  dashboardSection,
  supplier,
  loginReturn,
  record,
  searchFor,
  inState,
  policy,
  shortlist,
  askContact,
  review,
  ...plain
} = urls

const screens = new Set(Object.values(featurePlaces).map(({ screen }) => screen))

test.each([
  ...screens,
  ...Object.values(plain),
  ...dashboardSections.map(dashboardSection),
  ...policies.map(policy),
  supplier('farmacia-sul-1'),
  category('odontologia'),
  categoryIn('odontologia', 'campinas-sp'),
  searchFor('luvas'),
  bankFor('luvas'),
  inState('SP'),
  record('Empresa', 8),
  record('Freelancer', 8),
  loginReturn('google'),
  review('farmacia-sul-1'),
  shortlist(['farmacia-sul-1']),
  askContact(['farmacia-sul-1', 'lab-2']),
])('%s leads to a page', (url) => {
  const [path = ''] = url.split('?')
  expect(matchRoutes(tree, path)?.at(-1)?.route.handle).toMatch(/^\.\/pages\/(?!not-found)/)
})

test.each([
  'freelancers',
  'empresas',
  'indicacoes',
  'atendimentos',
  'mensagens',
  'contatos',
  'demandas',
  'moderar-avaliacoes',
  'buscas',
  'denuncias',
  'pedidos-de-dados',
  'auditoria',
] as const)('%s refuses whoever is no administrator', (section) => {
  const within = matchRoutes(tree, dashboardSection(section))?.map(({ route }) => route.handle)
  expect(within).toContain('./layout/admin-layout.tsx')
})
