import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const longestShown = 4_000

/** Prints what the page of a failed journey showed: where nothing but the output is kept, that tells why. */
export default class PageReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue
      const [, snapshot = ''] = readFileSync(path, 'utf8').split(/^# Page snapshot|^# Test source/m)
      process.stdout.write(`The page of '${test.title}':${snapshot.slice(0, longestShown)}\n`)
    }
  }
}
