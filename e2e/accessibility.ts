import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds wrong with the page as it is now, one line for each rule. */
export async function violationsOf(
  page: Page,
  // Colours are the same at every width, and the slowest thing to check.
  withColours = (page.viewportSize()?.width ?? 0) >= 1000,
): Promise<string[]> {
  // The builder sends axe to the page twice for each check: once for each document is enough.
  const isThere = await page.evaluate("'axe' in window")
  if (!isThere) await page.evaluate(`${axe.source}; true`)
  const checks = new AxeBuilder({ page, axeSource: 'true' })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ resultTypes: ['violations'], preload: false })
    // Nothing of ours is in a frame: the quick way, within the page itself.
    .setLegacyMode(true)
  if (!withColours) checks.disableRules('color-contrast')
  const { violations } = await checks.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
