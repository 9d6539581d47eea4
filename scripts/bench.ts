/** `npm run bench -- search`: runs scripts/bench/<name>.ts; several names run one after another. */
const names = process.argv.slice(2)
if (names.length === 0) throw new Error('Which one? npm run bench -- search')
for (const name of names) {
  if (!/^[a-z-]+$/.test(name)) throw new Error(`There is no benchmark ${name}`)
  process.stdout.write(`\n== ${name}\n`)
  const { run } = (await import(`./bench/${name}.ts`)) as { run(): Promise<void> }
  await run()
}
