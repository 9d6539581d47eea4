import { AppError } from './errors.ts'
import type { App } from './parts.ts'

const deepest = 8
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** JSON only, at most eight levels deep, without keys that could reach a prototype. */
export function acceptJsonBodies(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      const value: unknown = JSON.parse(text as string)
      refuseDangerous(value)
      done(null, value)
    } catch (error) {
      done(error instanceof AppError ? error : new AppError('INVALID_INPUT'))
    }
  })
}

function refuseDangerous(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }]
  for (let item = open.pop(); item; item = open.pop()) {
    if (typeof item.value !== 'object' || item.value === null) continue
    if (item.depth > deepest) throw new AppError('INVALID_INPUT')
    for (const [key, value] of Object.entries(item.value)) {
      if (forbiddenKeys.has(key)) throw new AppError('INVALID_INPUT')
      open.push({ value, depth: item.depth + 1 })
    }
  }
}
