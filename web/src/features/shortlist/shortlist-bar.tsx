import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { useNoticeRoom } from '../../model/notice-room.ts'
import { useShortlist } from '../../model/shortlist.ts'
import { ActionLink } from '../../ui/action.tsx'
import classes from './shortlist-bar.module.css'

const own = new Set([urls.shortlist([]), urls.askContact([])])

/** At the foot of the visitors' pages as long as somebody is listed, except on the list itself. */
export function ShortlistBar() {
  const list = useShortlist()
  const { pathname } = useLocation()
  const aboveNotice = useNoticeRoom()
  if (list.length === 0 || own.has(pathname)) return null
  const slugs = list.map(({ slug }) => slug)
  return (
    <aside className={classes.bar} style={aboveNotice} aria-label={m.shortlist_title()}>
      <p className={classes.count}>{m.shortlist_count({ count: list.length })}</p>
      <ActionLink look="default" size="sm" to={urls.shortlist(slugs)}>
        {m.shortlist_compare()}
      </ActionLink>
      <ActionLink tone="coral" size="sm" to={urls.askContact(slugs)}>
        {m.shortlist_ask()}
      </ActionLink>
    </aside>
  )
}
