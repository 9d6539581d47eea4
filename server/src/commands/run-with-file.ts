/** Runs a command that takes one file, and ends the process with what happened. */
export async function runWithFile(
  command: string,
  work: (file: string) => Promise<string>,
): Promise<void> {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length) {
    process.stderr.write(`Usage: npm run ${command} -- <file>\n`)
    process.exitCode = 2
    return
  }
  try {
    process.stdout.write(`${await work(file)}\n`)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${explain(error.cause)}` : error.message
}
