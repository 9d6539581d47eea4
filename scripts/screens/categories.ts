import type { Screen } from './screen.ts'

export const categoryScreens: Screen[] = [
  { name: 'categories', path: '/categorias' },
  { name: 'category', path: '/categorias/descartaveis-e-epi' },
  { name: 'category-city', path: '/categorias/descartaveis-e-epi/sao-paulo-sp' },
  { name: 'category-city-empty', path: '/categorias/odontologia/campinas-sp' },
]
