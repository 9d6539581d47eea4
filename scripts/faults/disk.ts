import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../../server/seed/demo.ts'
import { spawnServer, untilReady } from '../../server/test/process.ts'
import { get, startLoad, untilWritten, write } from './load.ts'
import { must, say } from './report.ts'

const diskMegabytes = 1_100
/** The product stops writing below 500 MB: this much more leaves it 300. */
const leftMegabytes = 300
const looksEveryMs = 12_000

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' })

/** A small disk of its own for the embedded database, filled up and emptied again. */
export async function diskFills(env: Record<string, string>) {
  const disk = mkdtempSync(join(tmpdir(), 'mes-disk-'))
  const mounted = run('mount', '-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk)
  if (mounted.status !== 0) {
    rmSync(disk, { recursive: true, force: true })
    return say('disk full: NOT RUN, mounting a small disk needs an administrator')
  }
  const server = await spawnServer({ ...env, DATA_DIR: join(disk, 'data') })
  try {
    await untilReady(server)
    const load = startLoad([server.url])
    await wait(2_000)
    const filler = join(disk, 'filler')
    const free = Number(run('df', '-m', '--output=avail', disk).stdout.split('\n')[1])
    run('fallocate', '-l', `${free - leftMegabytes}M`, filler)
    await wait(looksEveryMs)
    const [ready, written, search] = [
      await get(server.url, '/api/ready'),
      await write(server.url, 'full'),
      await get(server.url, '/api/v1/Fornecedores/search?categoria=calibracao'),
    ]
    rmSync(filler)
    const recovery = await untilWritten(server.url)
    await load.stop()
    const before = load.acknowledged
    server.child.kill('SIGKILL')
    await server.exited
    const again = await spawnServer({ ...env, DATA_DIR: join(disk, 'data') })
    await untilReady(again)
    const lost = await countMissing(again.url, before)
    again.child.kill('SIGTERM')
    await again.exited
    say(
      `disk full: write ${written.status}, ready ${ready.status}, search ${search.status}; ` +
        `with room again writes after ${(recovery / 1000).toFixed(1)} s; ` +
        `after kill -9 ${before.length} acknowledged, ${lost} lost`,
    )
    must(written.status === 503 && written.retryAfter, 'a write says that it cannot be kept now')
    must(ready.status === 503, 'ready says so too')
    must(search.status === 200, 'reading goes on')
    must(recovery < 30_000, 'with room again it writes again')
    must(lost === 0, 'nothing acknowledged is lost')
  } finally {
    server.child.kill('SIGKILL')
    await wait(500)
    run('umount', '-l', disk)
    rmSync(disk, { recursive: true, force: true })
  }
}

/** A recommendation that is stored already is refused as a second one (409). */
async function countMissing(url: string, emails: readonly string[]): Promise<number> {
  let missing = 0
  for (const email_indicado of emails) {
    const answer = await fetch(`${url}/api/v1/indicacao/indications/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        nome_indicador: 'Helena Prado',
        email_indicado,
        telefone_indicado: '11912345678',
        empresa_freelancer_indicada: 'Calibra',
      }),
    })
    if (answer.status !== 409) missing++
  }
  return missing
}

/** A process whose clock can be moved while it runs: the product's own code knows nothing of it. */
export async function clockMoves(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'mes-clock-'))
  const file = join(folder, 'offset')
  writeFileSync(file, '0')
  const shift = new URL('shift-clock.ts', import.meta.url).href
  const server = await spawnServer({ ...env, CLOCK_FILE: file, NODE_OPTIONS: `--import ${shift}` })
  try {
    await untilReady(server)
    const load = startLoad([server.url])
    const hour = 3_600
    for (const seconds of [2 * hour, -2 * hour, 26 * hour, -26 * hour, 40 * 24 * hour, 0]) {
      writeFileSync(file, String(seconds))
      await wait(2_500)
    }
    await load.stop()
    const login = await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: env.FREELANCER_EMAIL, password: demoPassword }),
    })
    const odd = load.met.filter(({ status }) => status !== 200)
    say(
      `clock moved by 2 h, 26 h and 40 days and back: ${load.met.length} requests, ` +
        `${odd.length} not answered, login afterwards ${login.status}`,
    )
    must(odd.length === 0, `every request is answered: ${JSON.stringify(odd.slice(0, 3))}`)
    must(login.status === 200, 'one can log in afterwards')
    must(server.child.exitCode === null, 'the process lives')
  } finally {
    server.child.kill('SIGTERM')
    await server.exited
    rmSync(folder, { recursive: true, force: true })
  }
}
