import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { keepConsent, useConsent } from '../model/consent.ts'
import { urls } from 'contract/urls'
import { Action } from '../ui/action.tsx'
import classes from './cookie-notice.module.css'

/** Accepting and refusing are equally easy. Drawn over the page: nothing moves when it appears. */
export function CookieNotice() {
  const consent = useConsent()
  if (consent !== 'unasked' && consent !== 'asking') return null
  return <Question />
}

function Question() {
  const box = useRef<HTMLElement>(null)
  useRoomTold(box)
  return (
    <section ref={box} className={classes.notice} aria-label={m.layout_cookieTitle()}>
      <div className={classes.text}>
        <p>{m.layout_cookieText()}</p>
        <p>
          {m.layout_cookieChoice()}{' '}
          <Link to={urls.policy('cookies')}>{m.layout_policyCookies()}</Link>
        </p>
      </div>
      <div className={classes.actions}>
        <Action look="default" onClick={() => keepConsent('rejected')}>
          {m.layout_cookieReject()}
        </Action>
        <Action look="default" onClick={() => keepConsent('accepted')}>
          {m.layout_cookieAccept()}
        </Action>
      </div>
    </section>
  )
}

/**
 * The chat ends above the notice: what is typed there is never covered. How high the notice is depends
 * on language, width and font, so that it has to be measured.
 */
function useRoomTold(box: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const tell = () => {
      const { current } = box
      const isOver = current && getComputedStyle(current).position === 'fixed'
      const room = isOver ? window.innerHeight - current.getBoundingClientRect().top : 0
      style.setProperty('--cookie-room', `${room}px`)
    }
    const observer = new ResizeObserver(tell)
    if (box.current) observer.observe(box.current)
    window.addEventListener('resize', tell)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', tell)
      style.removeProperty('--cookie-room')
    }
  }, [box])
}
