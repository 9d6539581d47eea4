import { sendMyNeedsLink } from 'contract/needs'
import { m } from '#texts/messages.js'
import { useCall } from '../../lib/query.ts'
import { MailedLinkForm } from '../../ui/mailed-link-form.tsx'

/** The private links once more, to the mailbox they were first sent to. */
export function NeedLinkForm() {
  const { mutateAsync } = useCall(sendMyNeedsLink)
  return (
    <MailedLinkForm
      send={(body) => mutateAsync({ body })}
      texts={{
        title: m.needs_linkTitle(),
        text: m.needs_linkText(),
        email: m.needs_email(),
        button: m.needs_sendLink(),
        sent: m.needs_linkSent(),
      }}
    />
  )
}
