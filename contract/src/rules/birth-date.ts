import * as z from 'zod/mini'
import { requiredLine } from './fields.ts'
import { message } from './messages.ts'

/** 'dd/mm/aaaa' that is a day of the calendar, from 1900 on and not in the future. */
export function isBirthDate(text: string, today = new Date()): boolean {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (!day || !month || !year || Number(year) < 1900) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
  return exists && date <= today
}

export const birthDate = () =>
  requiredLine(10).check(
    z.refine(
      (text) => isBirthDate(text),
      message('Por favor, insira uma data válida (dd/mm/aaaa).'),
    ),
  )
