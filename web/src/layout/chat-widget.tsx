import { IconMessageChatbot } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useNoticeRoom } from '../model/notice-room.ts'
import { useUnread } from '../model/unread.ts'
import { urls } from 'contract/urls'
import classes from './chat-widget.module.css'
import { latePart } from '../lib/late-part.ts'

// Only who opens it pays for it.
const ChatWindow = latePart(() => import('./chat-window.tsx'))

/** The chat itself, and the wizards, whose buttons it would lie over. */
const without = [
  urls.chat,
  urls.recoverPassword,
  urls.signup,
  urls.signupFreelancer,
  urls.signupOwner,
  urls.signupCompany,
  urls.signupSimple,
].map((url) => url.toLowerCase())

type WindowState = 'never' | 'open' | 'closed'

/** The button in the corner of public pages; the chat itself loads when it is opened. */
export function ChatWidget() {
  const { pathname } = useLocation()
  const unread = useUnread()
  const aboveNotice = useNoticeRoom()
  const [state, setState] = useState<WindowState>('never')
  if (without.includes(pathname.toLowerCase().replace(/\/$/, ''))) return null
  return (
    <aside className={classes.corner} style={aboveNotice} aria-label={m.layout_chat()}>
      {state !== 'never' && (
        // Closed it stays alive: an attendant may still answer.
        <div hidden={state === 'closed'}>
          <Suspense fallback={null}>
            <ChatWindow isVisible={state === 'open'} onClose={() => setState('closed')} />
          </Suspense>
        </div>
      )}
      {state !== 'open' && (
        <button
          type="button"
          className={classes.button}
          aria-label={unread > 0 ? m.layout_chatNews({ count: unread }) : m.layout_chat()}
          onClick={() => setState('open')}
        >
          <IconMessageChatbot size={28} aria-hidden />
          {unread > 0 && <span className={classes.unread}>{unread}</span>}
        </button>
      )}
    </aside>
  )
}
