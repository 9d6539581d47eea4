import { openMailedLink, type Screen } from './screen.ts'

const inbox = '/marketplaceDash/pedidos'

/** Contact requests as suppliers see them. */
export const leadScreens: Screen[] = [
  { name: 'dashboard-corp-leads', path: inbox, as: 'corp' },
  { name: 'dashboard-free-leads', path: inbox, as: 'free', whole: true },
  {
    name: 'dashboard-pro-lead-opened',
    path: `${inbox}?estado=contato`,
    as: 'pro',
    act: (page) => page.getByRole('article').first().locator('button[aria-expanded]').click(),
  },
  { name: 'my-contacts', path: '/meus-contatos' },
  {
    name: 'my-contacts-opened',
    path: '/meus-contatos',
    act: openMailedLink('compras.materdei@example.org'),
    whole: true,
  },
  { name: 'my-contacts-invalid', path: '/meus-contatos#a.1.b' },
  { name: 'weekly-summary-invalid', path: '/resumo-semanal#7.ABC' },
]
