import { askReviewLink } from 'contract/reviews'
import { m } from '#texts/messages.js'
import { useCall } from '../../lib/query.ts'
import { MailedLinkForm } from '../../ui/mailed-link-form.tsx'

/** Without a link of one's own: who asked for contact gets one by e-mail. */
export function ReviewLinkForm({ slug }: { slug: string }) {
  const { mutateAsync } = useCall(askReviewLink)
  return (
    <MailedLinkForm
      send={(form) => mutateAsync({ body: { ...form, slug } })}
      texts={{
        title: m.reviews_linkTitle(),
        text: m.reviews_linkText(),
        email: m.reviews_linkEmail(),
        button: m.reviews_askLink(),
        sent: m.reviews_linkSent(),
      }}
    />
  )
}
