import { createContext } from 'react'

/** The script nonce of the page being rendered on the server; empty in the browser. */
export const NonceContext = createContext('')
