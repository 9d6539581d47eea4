import { press, type Screen, steps, untilDialog } from './screen.ts'

const dashboard = '/marketplaceDash'
const termovalida = 'termovalida-engenharia-8'
const several = `${termovalida},aferis-metrologia-hospitalar-10,rodrigo-alencar-tavares-3,ana-clara-moura-batista-2`

/** The page of a supplier with each plan, what its owner makes of it, and the short list. */
export const supplierPageScreens: Screen[] = [
  { name: 'supplier-corp', path: `/fornecedores/${termovalida}` },
  { name: 'supplier-pro', path: '/fornecedores/helena-prado-siqueira-4' },
  { name: 'supplier-basic', path: '/fornecedores/rodrigo-alencar-tavares-3' },
  { name: 'supplier-free', path: '/fornecedores/ana-clara-moura-batista-2' },
  {
    name: 'supplier-printed',
    path: `/fornecedores/${termovalida}`,
    widths: [768],
    whole: true,
    printed: true,
  },
  { name: 'page-editor', path: `${dashboard}/pagina`, as: 'corp' },
  { name: 'page-editor-none', path: `${dashboard}/pagina`, as: 'free' },
  {
    name: 'page-editor-preview',
    path: `${dashboard}/pagina`,
    as: 'corp',
    widths: [390, 768],
    act: (page) =>
      page
        .locator('label')
        .filter({ hasText: /^(Prévia|Preview)$/ })
        .click(),
  },
  { name: 'page-badge', path: `${dashboard}/pagina/selo`, as: 'corp' },
  {
    name: 'page-badge-printed',
    path: `${dashboard}/pagina/selo`,
    as: 'corp',
    widths: [768],
    printed: true,
  },
  {
    name: 'page-parts',
    path: `${dashboard}/empresas?id=8`,
    as: 'admin',
    act: (page) => page.getByRole('dialog').locator('img').first().scrollIntoViewIfNeeded(),
  },
  { name: 'shortlist', path: `/lista?f=${several}` },
  { name: 'shortlist-empty', path: '/lista' },
  {
    name: 'shortlist-printed',
    path: `/lista?f=${several}`,
    widths: [768],
    whole: true,
    printed: true,
  },
  { name: 'ask-contact', path: `/pedir-contato?f=${several}` },
  { name: 'ask-contact-empty', path: '/pedir-contato' },
  { name: 'dashboard-admin-searches', path: `${dashboard}/buscas`, as: 'admin' },
  {
    name: 'search-words-dialog',
    path: `${dashboard}/buscas`,
    as: 'admin',
    act: steps(press('Adicionar sinônimo ou resposta'), untilDialog),
  },
]
