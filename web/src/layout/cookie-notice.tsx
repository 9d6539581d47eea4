import { type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { NonceContext } from '../lib/nonce.ts'
import { returnParam } from '../lib/return-path.ts'
import { type Consent, keepConsent, useConsent } from '../model/consent.ts'
import { setNoticeRoom } from '../model/notice-room.ts'
import { urls } from 'contract/urls'
import { Action } from '../ui/action.tsx'
import classes from './cookie-notice.module.css'

/** Shows the notice as the page is read, before it is painted: nothing appears over it later. */
const showUnasked = `{
  const notice = document.currentScript.previousElementSibling
  if (!/(?:^|;\\s*)consent=/.test(document.cookie)) notice.hidden = false
}`

/**
 * Accepting and refusing are equally easy, also before the page's scripts are there: the form then goes to
 * pages/cookie-choice.tsx. It lies over the page, so nothing moves.
 */
export function CookieNotice() {
  const consent = useConsent()
  if (consent === 'accepted' || consent === 'rejected') return null
  return <Question hidden={consent === 'unknown'} />
}

function Question({ hidden }: { hidden: boolean }) {
  const box = useRef<HTMLElement>(null)
  const nonce = use(NonceContext)
  const { pathname, search } = useLocation()
  useRoomTold(box, !hidden)
  return (
    <>
      <section
        ref={box}
        className={classes.notice}
        aria-label={m.layout_cookieTitle()}
        hidden={hidden}
        suppressHydrationWarning
      >
        <div className={classes.text}>
          <p>{m.layout_cookieText()}</p>
          <p>
            {m.layout_cookieChoice()}{' '}
            <Link to={urls.policy('cookies')}>{m.layout_policyCookies()}</Link>
          </p>
        </div>
        <form className={classes.actions} method="post" action={urls.cookieChoice}>
          <input type="hidden" name={returnParam} value={`${pathname}${search}`} />
          <Choice consent="rejected">{m.layout_cookieReject()}</Choice>
          <Choice consent="accepted">{m.layout_cookieAccept()}</Choice>
        </form>
      </section>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, above.
        dangerouslySetInnerHTML={{ __html: showUnasked }}
      />
    </>
  )
}

function Choice({ consent, children }: { consent: Consent; children: ReactNode }) {
  return (
    <Action
      look="default"
      type="submit"
      name="consent"
      value={consent}
      onClick={(event) => {
        event.preventDefault()
        keepConsent(consent)
      }}
    >
      {children}
    </Action>
  )
}

/**
 * The chat ends above the notice: what is typed there is never covered. How high the notice is depends
 * on language, width and font, so that it has to be measured.
 */
function useRoomTold(box: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    if (!shown) return
    const tell = () => {
      const { current } = box
      const isOver = current && getComputedStyle(current).position === 'fixed'
      const room = isOver ? window.innerHeight - current.getBoundingClientRect().top : 0
      setNoticeRoom(room)
    }
    const observer = new ResizeObserver(tell)
    if (box.current) observer.observe(box.current)
    window.addEventListener('resize', tell)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', tell)
      setNoticeRoom(0)
    }
  }, [box, shown])
}
