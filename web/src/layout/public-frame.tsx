import type { ReactNode } from 'react'
import { PagePart } from '../ui/page-part.tsx'
import { ChatWidget } from './chat-widget.tsx'
import { ShortlistBar } from '../features/shortlist/shortlist-bar.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import classes from './public-frame.module.css'
import { SkipLink } from './skip-link.tsx'

/** What every page for visitors stands in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PagePart>
        <PublicHeader />
      </PagePart>
      <main id="conteudo" tabIndex={-1} className={classes.content}>
        <PagePart>{children}</PagePart>
      </main>
      <PagePart>
        <PublicFooter />
      </PagePart>
      <PagePart>
        <ShortlistBar />
        <CookieNotice />
        <ChatWidget />
      </PagePart>
    </>
  )
}
