import { IconShare } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { notifySuccess } from '../../lib/notify.ts'
import { Action } from '../../ui/action.tsx'

/** The phone's own share sheet where there is one, the clipboard elsewhere. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = window.location.href.split('#')[0] ?? ''
    if (typeof navigator.share === 'function') {
      // Closing the sheet is no failure.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    await navigator.clipboard?.writeText(url)
    notifySuccess({ title: m.suppliers_linkCopied(), message: url })
  }
  return (
    <Action look="default" icon={<IconShare size={18} aria-hidden />} onClick={() => void share()}>
      {m.suppliers_share()}
    </Action>
  )
}
