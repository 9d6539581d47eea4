import { onTestFinished, vi } from 'vitest'

/** Where the browser is sent to, outside of this page's routes. */
export function watchLeaving() {
  const assign = vi.fn<(url: string) => void>()
  const { location } = window
  vi.stubGlobal('location', { ...location, assign })
  onTestFinished(() => void vi.stubGlobal('location', location))
  return assign
}
