import { configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { documentLanguage } from '../src/lib/language.ts'
import { overwriteGetLocale } from '#texts/runtime.js'
import { fakeFetch, forgetAnswers } from './answers.ts'
import { leave } from './render.tsx'

// Read anew for each file of tests, unlike what it imports: hooks belong here.
vi.stubGlobal('fetch', fakeFetch)
beforeEach(forgetAnswers)
afterEach(leave)

overwriteGetLocale(documentLanguage)

// A busy machine takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 15_000 })

// For its developer tools React takes a stack trace for each element it makes, the first ten thousand of a
// second. A form of thirty fields makes hundreds with each key: here the ten thousand are always used up.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

// What Mantine asks of a browser and jsdom does not have.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { addEventListener() {}, removeEventListener() {} },
})
HTMLElement.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
Element.prototype.scrollTo = () => {}
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
vi.stubGlobal(
  'EventSource',
  class extends EventTarget {
    close() {}
  },
)

// A test fails when the page complains, as a journey does.
const complaints: unknown[][] = []
console.error = (...words) => complaints.push(words)
afterEach(() => {
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(`the page complained: ${said.join('\n')}`)
})
