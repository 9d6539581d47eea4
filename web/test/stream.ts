import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** The server's side of a stream of events: `Stream.opened` are those that the page listens to. */
export class Stream extends EventTarget {
  static opened: Stream[] = []
  static readonly CLOSED = 2
  readonly url: string
  readyState = 1
  constructor(url: string) {
    super()
    this.url = url
    Stream.opened.push(this)
  }
  close(): void {
    this.readyState = 2
  }
  tell(name: string, data: object): void {
    act(() => {
      this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
    })
  }
}

/** Streams are heard in the tests of this file. */
export function withStreams(): void {
  const silent = globalThis.EventSource
  beforeEach(() => {
    Stream.opened = []
    vi.stubGlobal('EventSource', Stream)
  })
  afterEach(() => void vi.stubGlobal('EventSource', silent))
}
