import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { urlOf } from 'contract/endpoint'
import { exportReferrals, referralStates } from 'contract/referrals'
import { useTranslation } from 'react-i18next'
import type { ListUrl } from '../../lib/list-url.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { referralFilter } from './api.ts'

export function ReferralFilters({ url }: { url: ListUrl }) {
  const { t } = useTranslation()
  const filter = referralFilter(url)
  return (
    <Group mb="md" align="flex-end" gap="md">
      <SearchBox
        label={t('referrals.search')}
        value={url.text('busca')}
        onSearch={(text) => url.change({ busca: text })}
        flex={1}
        miw={220}
      />
      <SegmentedControl
        size="md"
        tt="capitalize"
        aria-label={t('referrals.columnStatus')}
        value={filter.status ?? ''}
        onChange={(status) => url.change({ status })}
        data={[
          { value: '', label: t('referrals.allStatuses') },
          ...referralStates.map((status) => ({ value: status, label: t(`referrals.${status}`) })),
        ]}
      />
      <Button
        component="a"
        href={`/api${urlOf(exportReferrals, { query: filter })}`}
        download
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t('admin.export')}
      </Button>
    </Group>
  )
}
