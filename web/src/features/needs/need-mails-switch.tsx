import { setNeedMailsByLink } from 'contract/needs'
import { m } from '#texts/messages.js'
import { useCall } from '../../lib/query.ts'
import { LinkSwitch } from '../../ui/link-switch.tsx'

export function NeedMailsSwitch() {
  const { mutateAsync, isPending } = useCall(setNeedMailsByLink)
  return (
    <LinkSwitch
      send={(token, needs) => mutateAsync({ body: { token, needs } })}
      isPending={isPending}
      isOn={({ needs }) => needs}
      textOf={({ needs }) => (needs ? m.needs_mailsOn() : m.needs_mailsOff())}
    />
  )
}
