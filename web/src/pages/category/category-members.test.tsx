import { screen } from '@testing-library/react'
import type { CategoryPage } from 'contract/categories'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { titleOf } from './category-head.tsx'
import { CategoryMembers } from './category-members.tsx'

const category: CategoryPage = {
  slug: 'odontologia',
  fornecedores: 1,
  lugar: null,
  data: [
    {
      id: 8,
      slug: 'dental-norte-8',
      nome: 'Dental Norte',
      servico: 'Resinas',
      especialidade: null,
      site: null,
      email: null,
      cidade_estado: 'Belém/PA',
      plan: 'MKTFREE',
      Tipo_empresa: 'Empresa',
      certificados: [],
      categorias: ['odontologia'],
      atendeEm: { brasil: false, estados: [], municipios: [] },
      photo: null,
    },
  ],
  total: 1,
  pagina: 1,
  paginas: 1,
  porPagina: 24,
  perto: [],
  cidades: [],
}

test.each(['pt', 'en'] as const)(
  'a visit from a category counts under one term in both languages: %s',
  async (language) => {
    const { user, router } = show(<CategoryMembers category={category} />, { language })
    await user.click(screen.getByRole('link', { name: 'Dental Norte' }))
    expect(router.state.location).toMatchObject({
      pathname: '/fornecedores/dental-norte-8',
      state: { term: 'Odontologia' },
    })
  },
)

test.each([
  ['Campinas', 'SP', 'Odontologia em Campinas/SP'],
  ['Rio de Janeiro', 'RJ', 'Odontologia no Rio de Janeiro/RJ'],
])('the title of %s says where as people do', (cidade, estado, title) => {
  expect(titleOf({ ...category, lugar: { cidade, estado, slug: 'x', fornecedores: 1 } })).toBe(
    title,
  )
})
