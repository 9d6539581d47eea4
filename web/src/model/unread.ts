import { makeStore } from '../lib/store.ts'

/** The chat counts what nobody has seen yet; the title of the page shows it. */
export const { set: setUnread, use: useUnread } = makeStore(0)
