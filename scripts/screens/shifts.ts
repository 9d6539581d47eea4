import type { Page } from '@playwright/test'

/** Runs in the page before anything else: notes what moved by itself, and from where to where. */
export const watchShifts = `
  window.shifts = []
  const nameOf = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    return element ? element.tagName.toLowerCase() + '.' + element.getAttribute('class') : 'what is gone'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Less is the width of a letter, when the font arrives.
      if (entry.hadRecentInput || entry.value < 0.0003) continue
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
        nameOf(node) + ' ' + [from, to].map((box) => [box.x, box.y, box.width, box.height].map(Math.round)).join(' to '))
      window.shifts.push('moved by ' + entry.value.toFixed(4) + ': ' + moved.join(' | '))
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate('window.shifts')
