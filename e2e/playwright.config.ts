import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ports } from './ports.ts'
import { serverLog } from './server-log.ts'

const root = resolve(import.meta.dirname, '..')
const { port, smtpPort, inboxPort, inboxUrl } = ports

// Workers read this file again: they have to find the same folder.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'mes-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Journeys run against the built product with the demo cast, an embedded database and real SMTP. */
export default defineConfig({
  testDir: '.',
  globalTeardown: './global-teardown.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // One more than the cores that are meant: journeys wait, for mails, pauses and each other.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only at its second try has found something.
  retries: 0,
  // For a busy machine: what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./page-reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // One browser window for the journeys of a worker, emptied in between: scripts are read and compiled once.
    reuseContext: true,
    actionTimeout: 30_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording every step makes a journey three times as slow: `--retries 1` records the second try.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Optimised code takes longer to make than the few seconds of a page in a journey give back.
        '--js-flags=--no-maglev,--no-opt',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      // What the walks do has a journey of its own here; they themselves go on the phone, as does what differs
      // there and is the same here.
      ...(process.env.WALKS === 'all'
        ? {}
        : { testIgnore: 'walks.spec.ts', grepInvert: /@phone-alone/ }),
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grep: /@phone/,
    },
  ],
  webServer: [
    {
      command: `node e2e/smtp.ts ${smtpPort} ${inboxPort}`,
      cwd: root,
      url: inboxUrl,
      reuseExistingServer: false,
    },
    {
      command: `node server/src/main.ts > "${serverLog}"`,
      cwd: root,
      url: `http://127.0.0.1:${port}/api/ready`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: '.cache/compile',
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA_DIR,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        RATE_LIMIT_SCALE: '1000',
        LOG_LEVEL: 'error',
        ATTENDANCE_HOURS: '0-6 0-24',
      },
    },
  ],
})
