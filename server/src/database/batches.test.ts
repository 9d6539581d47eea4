import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

/** Numbers up to `most`, asked for after the last one. */
async function read(most: number, size: number) {
  const asked: (number | undefined)[] = []
  const rows: number[] = []
  const next = async (last: number | undefined, limit: number) => {
    asked.push(last)
    const first = (last ?? 0) + 1
    return Array.from({ length: Math.min(limit, most - first + 1) }, (_, index) => first + index)
  }
  for await (const row of inBatches(next, size)) rows.push(row)
  return { rows, asked }
}

test.each([
  ['nothing', 0, [undefined]],
  ['less than a batch', 2, [undefined, 2]],
  ['exactly two batches', 6, [undefined, 3, 6]],
  ['two and a part', 7, [undefined, 3, 6, 7]],
])('%s is read whole, each batch after the last row before', async (_what, most, asked) => {
  const all = await read(most, 3)
  expect(all).toEqual({ rows: Array.from({ length: most }, (_, index) => index + 1), asked })
})
