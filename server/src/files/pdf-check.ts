const ending = 1024

/** What the bytes say: a PDF begins with its version and ends with its end. Names and types say nothing. */
export function isWholePdf(bytes: Buffer): boolean {
  const begins = /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))
  return begins && bytes.subarray(-ending).includes('%%EOF')
}
