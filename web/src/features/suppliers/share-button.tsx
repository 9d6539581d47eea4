import { IconShare } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
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
    try {
      await navigator.clipboard.writeText(url)
      notifySuccess(url, m.suppliers_linkCopied())
    } catch {
      // Browsers have none where the address is not safe, and people may forbid it.
      notifyWarning(url, m.suppliers_copyLink())
    }
  }
  return (
    <Action look="default" icon={<IconShare size={18} aria-hidden />} onClick={() => void share()}>
      {m.suppliers_share()}
    </Action>
  )
}
