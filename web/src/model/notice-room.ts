import type { CSSProperties } from 'react'
import { makeStore } from '../lib/store.ts'

const pixels = makeStore(0)

/** How much of the window's foot the question about cookies covers. */
export const setNoticeRoom = pixels.set

/**
 * For the root of what ends above the question. There, not on the document: a variable that every element inherits
 * makes the browser compute the styles of the whole page again.
 */
export function useNoticeRoom(): CSSProperties {
  return { '--cookie-room': `${pixels.use()}px` } as CSSProperties
}
