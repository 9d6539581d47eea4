const usualSize = 500

/**
 * Everything that a query finds, a batch at a time: memory stays flat, and between two batches the
 * database serves others. `next` gets the last row of the batch before, or nothing at the start.
 */
export async function* inBatches<Row>(
  next: (last: Row | undefined, limit: number) => Promise<Row[]>,
  size = usualSize,
): AsyncGenerator<Row> {
  let last: Row | undefined
  do {
    const rows = await next(last, size)
    yield* rows
    last = rows.at(-1)
  } while (last !== undefined)
}
