import { message } from 'contract/rules/messages'
import { AppError } from './errors.ts'
import type { App } from './parts.ts'

const deepest = 8
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** No text of ours has a NUL, and PostgreSQL cannot store one. */
const nul = '\0'

/** What is no path of ours ('*', an address of a proxy), and a NUL, before anything reads them. */
export function refuseOddAddresses(app: App): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/')) throw new AppError('NOT_FOUND')
    const [path = '', query = ''] = url.split('?', 2)
    if (/%00/.test(path)) throw new AppError('NOT_FOUND')
    if (/%00/.test(query)) throw new AppError('INVALID_INPUT')
  })
}

/** JSON only, at most eight levels deep, without NUL and without keys that could reach a prototype. */
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
  const open: { value: unknown; depth: number; path: string }[] = [
    { value: root, depth: 1, path: '' },
  ]
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, depth, path } = item
    if (typeof value === 'string' && value.includes(nul)) {
      throw new AppError('INVALID_INPUT', { fields: { [path]: [message('Valor inválido.')] } })
    }
    if (typeof value !== 'object' || value === null) continue
    if (depth > deepest) throw new AppError('INVALID_INPUT')
    for (const [key, inner] of Object.entries(value)) {
      if (forbiddenKeys.has(key) || key.includes(nul)) throw new AppError('INVALID_INPUT')
      open.push({ value: inner, depth: depth + 1, path: path ? `${path}.${key}` : key })
    }
  }
}
