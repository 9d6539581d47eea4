import { configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'

// What component tests would spend much of their time on, for nobody.

/** Written out when somebody reads it: whoever waits for something throws hundreds of these away unread. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  // As if made where it was asked for: reports show that line.
  Error.captureStackTrace(error, notFound)
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  })
  return error
}
configure({ getElementError: notFound })

// Testing Library asks both of every element whenever a text is looked for, and jsdom reads the selector each time.
const buttons = ['submit', 'button', 'reset']
const known: Record<string, (element: Element) => boolean> = {
  'script, style': ({ localName }) => localName === 'script' || localName === 'style',
  'input[type=submit], input[type=button], input[type=reset]': (element) =>
    element.localName === 'input' &&
    buttons.includes(element.getAttribute('type')?.toLowerCase() ?? ''),
}
const { matches } = Element.prototype
Element.prototype.matches = function quickMatches(this: Element, selectors: string) {
  return known[selectors]?.(this) ?? matches.call(this, selectors)
} as typeof matches

// React keeps a stack of calls for each element that is made, unless there were too many: there always were.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})
