import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { notifyWarning } from '../../lib/notify.ts'
import {
  addToShortlist,
  isSame,
  type Listed,
  removeFromShortlist,
  useShortlist,
} from '../../model/shortlist.ts'
import classes from './shortlist-toggle.module.css'

/** Puts a supplier on the visitor's short list, or takes it off. */
export function ShortlistToggle({ supplier }: { supplier: Listed }) {
  const isListed = useShortlist().some((kept) => isSame(kept, supplier))
  function toggle() {
    if (isListed) removeFromShortlist(supplier)
    else if (!addToShortlist(supplier)) {
      notifyWarning(m.shortlist_fullText(), m.shortlist_full())
    }
  }
  const Icon = isListed ? IconBookmarkFilled : IconBookmark
  return (
    <button type="button" className={classes.toggle} aria-pressed={isListed} onClick={toggle}>
      <Icon size={18} aria-hidden />
      {isListed ? m.shortlist_listed() : m.shortlist_add()}{' '}
      <span className="visually-hidden">{supplier.nome}</span>
    </button>
  )
}
