import { Outlet } from 'react-router'
import { CookieNotice } from './cookie-notice.tsx'
import { ChatWidget } from './chat-widget.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { SkipLink } from './skip-link.tsx'

export default function PublicLayout() {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
      <CookieNotice />
      <ChatWidget />
    </>
  )
}
