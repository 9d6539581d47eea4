import { SegmentedControl } from '@mantine/core'
import { m } from '#texts/messages.js'
import type { ListUrl } from '../lib/list-url.ts'

type StatusTabsProps<Status extends string> = {
  url: ListUrl
  value: Status
  statuses: readonly Status[]
  labelOf(status: Status): string
}

/** Which of a list's states is shown; the address keeps it as `status`. */
export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { url, value, statuses, labelOf } = props
  return (
    <SegmentedControl
      size="md"
      aria-label={m.admin_status()}
      value={value}
      onChange={(status) => url.change({ status })}
      data={statuses.map((status) => ({ value: status, label: labelOf(status) }))}
      w="fit-content"
      maw="100%"
    />
  )
}
