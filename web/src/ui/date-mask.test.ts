import { maskitoTransform } from '@maskito/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateMask, typeInto } from './date-mask.ts'

const typed = (keys: string) => typeInto({ text: '', caret: 0 }, keys).text

test.each([
  ['14031985', '14/03/1985'],
  ['4/3/1985', '04/03/1985'],
  ['04/3/1985', '04/03/1985'],
  ['4/03/1985', '04/03/1985'],
  ['4.3.1985', '04/03/1985'],
  ['4 3 1985', '04/03/1985'],
  ['4/3/85', '04/03/85'],
  ['4', '4'],
  ['4/', '04/'],
  ['14', '14'],
  ['14/', '14/'],
  ['14//', '14/'],
  ['140', '14/0'],
  ['/4', '4'],
  ['45', '45'],
  ['141985', '14/19/85'],
  ['31021990', '31/02/1990'],
  ['140319856', '14/03/1985'],
  ['1a4b', '14'],
])('the keys %s show %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown)
})

const twoDigits = (max: number) =>
  fc.tuple(fc.integer({ min: 1, max }), fc.boolean()).map(([value, padded]) => ({
    whole: String(value).padStart(2, '0'),
    keys: padded ? String(value).padStart(2, '0') : String(value),
  }))

test('every date, with or without its zeros, is shown whole', () => {
  fc.assert(
    fc.property(
      twoDigits(31),
      twoDigits(12),
      fc.integer({ min: 1900, max: 9999 }).map(String),
      (day, month, year) => {
        const whole = `${day.whole}/${month.whole}/${year}`
        expect(typed(`${day.keys}/${month.keys}/${year}`)).toBe(whole)
        expect(typed(`${day.whole}${month.whole}${year}`)).toBe(whole)
      },
    ),
  )
})

test('whatever is typed, no digit is lost, moved or put in before the year is full', () => {
  const keys = fc.array(fc.constantFrom(...'0123456789/'), { maxLength: 14 })
  fc.assert(
    fc.property(keys, (pressed) => {
      let before = { text: '', caret: 0 }
      for (const key of pressed) {
        const after = typeInto(before, key)
        expect(after.text).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/)
        expect(after.caret).toBe(after.text.length)
        expect(textsAfter(before.text, key)).toContain(after.text)
        before = after
      }
    }),
  )
})

/** A digit follows, behind a slash where its part is full; a slash may complete the part before. */
function textsAfter(text: string, key: string): string[] {
  if (key === '/') return [text, `${text}/`, `${text.replace(/(^|\/)(\d)$/, '$10$2')}/`]
  return /\/\d{4}$/.test(text) ? [text] : [`${text}${key}`, `${text}/${key}`]
}

test.each([
  [{ text: '14/03/1985', caret: 0 }, '2', '24/03/1985', 1],
  [{ text: '4/03/1985', caret: 0 }, '1', '14/03/1985', 1],
  [{ text: '4/03/1985', caret: 1 }, '/', '04/03/1985', 3],
  [{ text: '14/03/1985', caret: 2 }, '1', '14/13/1985', 4],
  [{ text: '14/3/1985', caret: 3 }, '1', '14/13/1985', 4],
  [{ text: '14/03/198', caret: 6 }, '1', '14/03/1198', 7],
  [{ text: '/03/1985', caret: 0 }, '7', '7/03/1985', 1],
])('in the middle of %j the key %s changes only its own part', (before, key, text, caret) => {
  expect(typeInto(before, key)).toEqual({ text, caret })
})

test.each([
  ['1985-03-14', '14/03/1985'],
  ['1985-3-4', '04/03/1985'],
  ['14-03-1985', '14/03/1985'],
  ['Nascimento: 14/03/1985', '14/03/1985'],
  ['14031985', '14/03/1985'],
  ['4/03/1985', '4/03/1985'],
  ['14/03/1985', '14/03/1985'],
])('%s, filled in by a browser, becomes %s', (filled, shown) => {
  expect(maskitoTransform(filled, dateMask)).toBe(shown)
})
