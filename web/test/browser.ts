import { configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { documentLanguage } from '../src/lib/language.ts'
import { overwriteGetLocale } from '#texts/runtime.js'
import { fakeFetch, forgetAnswers } from './answers.ts'
import { leave } from './render.tsx'
import './unread-errors.ts'

// Read anew for each file of tests, unlike what it imports: hooks belong here.
vi.stubGlobal('fetch', fakeFetch)
beforeEach(forgetAnswers)
afterEach(leave)

overwriteGetLocale(documentLanguage)

// A busy machine takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 30_000 })

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
