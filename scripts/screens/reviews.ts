import type { Screen } from './screen.ts'

/** Reviews as buyers, suppliers and administrators see them. */
export const reviewScreens: Screen[] = [
  { name: 'review-ask-link', path: '/avaliar/ninguem-1' },
  { name: 'review-link-broken', path: '/avaliar/ninguem-1#abc' },
  { name: 'dashboard-corp-reviews', path: '/marketplaceDash/avaliacoes', as: 'corp' },
  { name: 'dashboard-free-reviews', path: '/marketplaceDash/avaliacoes', as: 'free' },
  { name: 'dashboard-admin-reviews', path: '/marketplaceDash/moderar-avaliacoes', as: 'admin' },
]
