import type { Listed } from '../../model/shortlist.ts'
import { ShortlistToggle } from './shortlist-toggle.tsx'

/** The toggle on the cards of a list (`actionOf`). */
export const putAside = (supplier: Listed) => <ShortlistToggle supplier={supplier} />
