import { fill, openMailedLink, press, type Screen, steps, untilDialog } from './screen.ts'

const bank = '/marketplaceDash/banco-de-negocios'

/** The business bank as buyers, suppliers and administrators see it. */
export const needScreens: Screen[] = [
  { name: 'bank', path: '/banco-de-negocios' },
  {
    name: 'bank-refused',
    path: '/banco-de-negocios',
    act: press('Continuar', 'needs'),
    whole: true,
  },
  { name: 'my-need-ask-link', path: '/minha-demanda' },
  {
    name: 'my-need',
    path: '/minha-demanda',
    act: openMailedLink('compras.materdei@example.org'),
    whole: true,
  },
  { name: 'my-need-invalid', path: '/minha-demanda#1.abc' },
  { name: 'need-mails-invalid', path: '/avisos-de-demandas#7.ABC' },
  { name: 'dashboard-corp-bank', path: bank, as: 'corp' },
  {
    name: 'dashboard-corp-proposal',
    path: bank,
    as: 'corp',
    act: steps(press('Enviar proposta', 'needs'), untilDialog),
  },
  {
    name: 'dashboard-corp-proposal-discard',
    path: bank,
    as: 'corp',
    act: steps(
      press('Enviar proposta', 'needs'),
      untilDialog,
      fill('Sua proposta', 'Meia proposta', 'needs'),
      (page) => page.keyboard.press('Escape'),
      (page) => page.getByRole('dialog').nth(1).waitFor(),
    ),
  },
  { name: 'dashboard-pro-proposals', path: `${bank}?ver=propostas`, as: 'pro' },
  { name: 'dashboard-free-bank', path: bank, as: 'free' },
  { name: 'dashboard-basic-bank', path: bank, as: 'basic' },
  { name: 'dashboard-admin-needs', path: '/marketplaceDash/demandas', as: 'admin' },
  {
    name: 'dashboard-admin-need-removal',
    path: '/marketplaceDash/demandas',
    as: 'admin',
    act: steps(press('Remover', 'needs'), untilDialog),
  },
]
