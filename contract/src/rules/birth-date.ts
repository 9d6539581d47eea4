import * as z from 'zod/mini'
import { dayOf } from './calendar.ts'
import { requiredLine } from './fields.ts'
import { message } from './messages.ts'

const datePattern = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** 'dd/mm/aaaa' that is a day of the calendar, from 1900 on and not in the future. */
export function isBirthDate(text: string, today = new Date()): boolean {
  const [, day, month, year] = datePattern.exec(text) ?? []
  if (!day || !month || !year || Number(year) < 1900) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
  return exists && date <= today
}

const ofAge = 18

/** Whether the eighteenth birthday is today or was before; who was born on 29 February has it on 1 March. */
export function isAdult(text: string, today = new Date()): boolean {
  const [, day, month, year] = datePattern.exec(text) ?? []
  return `${Number(year) + ofAge}-${month}-${day}` <= dayOf(today)
}

/** '4/3/1985' is the fourth of March, too. */
const withZeros = (text: string) =>
  text.replace(/^(\d{1,2})\/(\d{1,2})\/(?=\d{4}$)/, (_, day: string, month: string) =>
    [day, month, ''].map((part) => part && part.padStart(2, '0')).join('/'),
  )

/** Terms and sign-up are for adults, and so is every later change of the date. */
export const birthDate = () =>
  z.pipe(
    z.pipe(requiredLine(10), z.transform(withZeros)),
    z.string().check(
      z.refine((text) => isBirthDate(text), {
        error: message('Por favor, insira uma data válida (dd/mm/aaaa).'),
        abort: true,
      }),
      z.refine((text) => isAdult(text), message('É preciso ter 18 anos ou mais.')),
    ),
  )
