import { IconBookmarks } from '@tabler/icons-react'
import { urls } from 'contract/urls'
import { m } from '#texts/messages.js'
import { ActionLink } from '../../ui/action.tsx'
import classes from './empty-shortlist.module.css'

/** Nobody was put aside yet: what the list is for, and the way to somebody. */
export const EmptyShortlist = () => (
  <div className={classes.empty}>
    <IconBookmarks size={56} stroke={1.25} aria-hidden />
    <p>{m.shortlist_empty()}</p>
    <ActionLink to={urls.results}>{m.shortlist_search()}</ActionLink>
  </div>
)
