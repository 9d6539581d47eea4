import { configure, prettyDOM } from '@testing-library/react'

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
