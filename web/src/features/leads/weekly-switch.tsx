import { setWeeklyByLink } from 'contract/leads'
import { m } from '#texts/messages.js'
import { useCall } from '../../lib/query.ts'
import { LinkSwitch } from '../../ui/link-switch.tsx'

export function WeeklySwitch() {
  const { mutateAsync, isPending } = useCall(setWeeklyByLink)
  return (
    <LinkSwitch
      send={(token, weekly) => mutateAsync({ body: { token, weekly } })}
      isPending={isPending}
      isOn={({ weekly }) => weekly}
      textOf={({ weekly }) => (weekly ? m.leads_weeklyOn() : m.leads_weeklyOff())}
    />
  )
}
