import { m } from '#texts/messages.js'

/** From two days on nobody counts hours. */
export function spanOf(hours: number): { count: number; unit: 'hours' | 'days' } {
  return hours < 48
    ? { count: hours, unit: 'hours' }
    : { count: Math.round(hours / 24), unit: 'days' }
}

/** 'Responde em cerca de 3 h' */
export function respondsIn(hours: number): string {
  const { count, unit } = spanOf(hours)
  return unit === 'days' ? m.contacts_respondsDays({ count }) : m.contacts_respondsHours({ count })
}
