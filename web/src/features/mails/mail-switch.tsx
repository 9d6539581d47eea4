import { setMailsByLink } from 'contract/mails'
import { m } from '#texts/messages.js'
import { useCall } from '../../lib/query.ts'
import { LinkSwitch } from '../../ui/link-switch.tsx'

export function MailSwitch() {
  const { mutateAsync, isPending } = useCall(setMailsByLink)
  return (
    <LinkSwitch
      send={(token, wanted) => mutateAsync({ body: { token, wanted } })}
      isPending={isPending}
      isOn={({ wanted }) => wanted}
      textOf={({ list, wanted }) => (wanted ? m.mails_on({ list }) : m.mails_off({ list }))}
    />
  )
}
