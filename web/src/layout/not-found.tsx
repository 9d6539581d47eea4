import { m } from '#texts/messages.js'
import { noFilter } from '../model/filter.ts'
import { SearchBox } from '../features/search/search-box.tsx'
import { urls } from 'contract/urls'
import { NotFound as Illustration } from '../ui/illustrations.tsx'
import { Status } from '../ui/status-page.tsx'
import { Head } from './head.tsx'
import classes from './not-found.module.css'

/** Nothing is at this address; the page's frame stays, and the search goes on from here. */
export function NotFound() {
  const title = m.errorPage_notFoundTitle()
  return (
    <>
      <Head title={title} />
      <Status
        illustration={<Illustration />}
        title={title}
        text={m.errorPage_notFoundText()}
        action={{ label: m.errorPage_home(), to: urls.home }}
      >
        <div className={classes.search}>
          <SearchBox filter={noFilter} />
        </div>
      </Status>
    </>
  )
}
