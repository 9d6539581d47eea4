import { createHash } from 'node:crypto'

/** How a secret of high entropy is stored: whoever reads the table cannot use it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
