import { Group, SegmentedControl } from '@mantine/core'
import { urlOf } from 'contract/endpoint'
import { exportReferrals, referralStates } from 'contract/referrals'
import { m } from '#texts/messages.js'
import type { ListUrl } from '../../lib/list-url.ts'
import { ExportButton } from '../../ui/admin-list.tsx'
import { FilterBox } from '../../ui/filter-box.tsx'
import { referralFilter } from './api.ts'
import classes from './referral-filters.module.css'

/** The specification writes the states in small letters, as a row shows them. */
const asTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function ReferralFilters({ url }: { url: ListUrl }) {
  const filter = referralFilter(url)
  return (
    <Group mb="md" align="flex-end" gap="md">
      <FilterBox
        label={m.referrals_search()}
        value={url.text('busca')}
        onSearch={(text) => url.change({ busca: text })}
        flex={1}
        miw={220}
      />
      <SegmentedControl
        size="md"
        className={classes.states}
        withItemsBorders={false}
        aria-label={m.referrals_columnStatus()}
        value={filter.status ?? ''}
        onChange={(status) => url.change({ status })}
        data={[
          { value: '', label: m.referrals_allStatuses() },
          ...referralStates.map((status) => ({
            value: status,
            label: asTitle(m.referrals_status({ status })),
          })),
        ]}
      />
      <ExportButton url={`/api${urlOf(exportReferrals, { query: filter })}`} />
    </Group>
  )
}
