import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command and gives its status; a command that is still running when this process ends goes with it.
 * Not `spawnSync`: nothing that is to happen on a signal would happen before the command's end.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<number | null> {
  const child = spawn(command, args, options)
  const end = () => child.kill()
  process.once('exit', end)
  try {
    const [status] = await once(child, 'exit')
    return status
  } finally {
    process.off('exit', end)
  }
}
