import { sendMyContactsLink } from 'contract/contacts'
import { m } from '#texts/messages.js'
import { useCall } from '../../lib/query.ts'
import { MailedLinkForm } from '../../ui/mailed-link-form.tsx'

/** From another browser: the link comes by e-mail. */
export function MyLinkForm() {
  const { mutateAsync } = useCall(sendMyContactsLink)
  return (
    <MailedLinkForm
      send={(body) => mutateAsync({ body })}
      texts={{
        title: m.contacts_linkTitle(),
        text: m.contacts_linkText(),
        email: m.contacts_email(),
        button: m.contacts_sendLink(),
        sent: m.contacts_linkSent(),
      }}
    />
  )
}
