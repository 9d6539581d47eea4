import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The shell without a window is half the work of the whole browser. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findChromium = () => places.find((path) => existsSync(path))

/** The path of a Chromium, installed from Debian's packages where that is possible. */
export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (installFromDebian([name, 'fonts-liberation'])) return findChromium()
  }
  return undefined
}

/** As root on Debian or Ubuntu; anywhere else nothing happens. */
export function installFromDebian(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`Installing ${packages.join(', ')} ...\n`)
  const run = (args: string[]) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  return (
    run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', ...packages])
  )
}

/** Chromium without its talk to the outside; root needs --no-sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
