import {
  type MaskitoOptions,
  type MaskitoPlugin,
  type MaskitoPreprocessor,
  maskitoUpdateElement,
} from '@maskito/core'

/** A text and where the caret stands in it. */
type Typed = { text: string; caret: number }

const separator = /[/.\-\s]/
const longest = [2, 2, 4] as const

/** Which of day, month and year the caret is in, and where that part begins and ends. */
function partAt({ text, caret }: Typed) {
  const number = text.slice(0, caret).split('/').length - 1
  const start = text.lastIndexOf('/', caret - 1) + 1
  const slash = text.indexOf('/', caret)
  return { number, start, end: slash === -1 ? text.length : slash }
}

function typeDigit(typed: Typed, digit: string): Typed {
  const { text, caret } = typed
  const { number, start, end } = partAt(typed)
  const room = longest[number] ?? 0
  const put = (after: number) => ({
    text: text.slice(0, caret) + digit + text.slice(after),
    caret: caret + 1,
  })
  if (end - start < room) return put(caret)
  if (caret < end) return put(caret + 1)
  if (number === 2) return typed
  const passed = end < text.length ? text : `${text}/`
  return typeDigit({ text: passed, caret: end + 1 }, digit)
}

/** A slash completes the part before it. */
function typeSlash(typed: Typed): Typed {
  const { text, caret } = typed
  const { number, start, end } = partAt(typed)
  const before = text.slice(start, caret)
  if (number === 2 || before === '') return typed
  if (caret < end && end < text.length) return { text, caret: end + 1 }
  const filled = `${text.slice(0, start)}${before.padStart(2, '0')}/`
  return { text: filled + text.slice(end < text.length ? end + 1 : caret), caret: filled.length }
}

const wholeDate = /(?<!\d)(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?!\d)/

/** A whole date in a text, as day, month and year: browsers fill birthdays in as 1985-03-14. */
function dateIn(text: string): string | undefined {
  const found = wholeDate.exec(text)?.[0]
  const [first = '', month = '', last = ''] = found?.split(separator) ?? []
  return (
    found && [first.length === 4 ? last : first, month, first.length === 4 ? first : last].join('/')
  )
}

/** What the keys make of it, pressed one after the other. */
export function typeInto(typed: Typed, keys: string): Typed {
  let now = typed
  for (const key of keys) {
    if (/\d/.test(key)) now = typeDigit(now, key)
    else if (separator.test(key)) now = typeSlash(now)
  }
  return now
}

const nothing: Typed = { text: '', caret: 0 }
const isDateText = (text: string) => /^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/.test(text)

/** What was filled in from outside; what editing may leave behind ('4/03/1985') stays. */
function readWhole(text: string): string {
  if (isDateText(text)) return text
  return typeInto(nothing, dateIn(text) ?? text).text
}

/** Slashes stay where digits follow them, so that no digit moves into another part. */
function withoutRange(text: string, [from, to]: readonly [number, number]): string {
  const after = text.slice(to)
  const slashes = /\d/.test(after) ? text.slice(from, to).replace(/[^/]/g, '') : ''
  return text.slice(0, from) + slashes + after
}

const edit: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  const [from, to] = selection
  if (action === 'validation') {
    return { elementState: { ...elementState, value: readWhole(value) }, data }
  }
  const rest = withoutRange(value, selection)
  if (action !== 'insert') {
    // Nothing is left for the library to delete; before a slash that stays, the caret passes it.
    const caret = rest === value && action === 'deleteForward' ? to : from
    return { elementState: { value: rest, selection: [caret, caret] } }
  }
  const date = dateIn(data)
  const { text, caret } = date
    ? typeInto(nothing, date)
    : typeInto({ text: rest, caret: from }, data)
  if (text === value && caret === from) return { elementState, data: '' }
  // The library inserts something itself: the last character again, in its own place.
  return {
    elementState: { value: text, selection: [caret - 1, caret] },
    data: text.charAt(caret - 1),
  }
}

/** Where no slash was typed, leaving the field completes the parts. */
const completeOnBlur: MaskitoPlugin = (element) => {
  const complete = () => {
    const whole = dateIn(element.value)
    if (whole) maskitoUpdateElement(element, typeInto(nothing, whole).text)
  }
  element.addEventListener('blur', complete)
  return () => element.removeEventListener('blur', complete)
}

/**
 * Day, month and year with their slashes, which come by themselves where a part is full. Nothing
 * typed is dropped or moved into another part; whether such a day exists is for the form to say.
 */
export const dateMask: MaskitoOptions = {
  mask: /^[\d/]*$/,
  preprocessors: [edit],
  plugins: [completeOnBlur],
}
