import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { notifyWarning } from '../../lib/notify.ts'
import {
  addToShortlist,
  type Listed,
  removeFromShortlist,
  useShortlist,
} from '../../model/shortlist.ts'
import classes from './shortlist-toggle.module.css'

/** Puts a supplier on the visitor's short list, or takes it off. */
export function ShortlistToggle({ supplier }: { supplier: Listed }) {
  const { slug, nome } = supplier
  const isListed = useShortlist().some((listed) => listed.slug === slug)
  function toggle() {
    if (isListed) removeFromShortlist(slug)
    else if (!addToShortlist({ slug, nome })) {
      notifyWarning({ title: m.shortlist_full(), message: m.shortlist_fullText() })
    }
  }
  const Icon = isListed ? IconBookmarkFilled : IconBookmark
  return (
    <button type="button" className={classes.toggle} aria-pressed={isListed} onClick={toggle}>
      <Icon size={18} aria-hidden />
      {isListed ? m.shortlist_listed() : m.shortlist_add()}{' '}
      <span className="visually-hidden">{nome}</span>
    </button>
  )
}
