import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { urlOf } from 'contract/endpoint'
import { exportMyCsv, exportMyJson, type MyData as Data, type OpenedBy } from 'contract/privacy'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { fieldLabel } from '../../model/field-labels.ts'
import { useFormat } from '../../lib/format.ts'
import { urls } from 'contract/urls'
import { Facts } from '../../ui/data-list.tsx'
import { ConsentList } from './consent-list.tsx'
import { ErasePanel } from './erase-panel.tsx'
import { KeptList } from './kept-list.tsx'
import { NoContactPanel } from './no-contact-panel.tsx'
import { RequestPanel } from './request-panel.tsx'

type MyDataProps = { data: Data; by: OpenedBy; onErased(): void }

/** See, take along, correct, take back, erase: all that is kept about one person. */
export function MyData({ data, by, onErased }: MyDataProps) {
  return (
    <Stack gap="lg">
      <Summary data={data} by={by} />
      {data.account && <AccountCard account={data.account} />}
      <KeptList kind="contacts" kept={data.contacts} by={by} />
      <KeptList kind="needs" kept={data.needs} by={by} />
      <KeptList kind="referrals" kept={data.referrals} by={by} />
      <KeptList kind="conversations" kept={data.conversations} by={by} />
      <ConsentList consents={data.consents} by={by} />
      <NoContactPanel refused={data.noContact} by={by} />
      <RequestPanel requests={data.requests} by={by} />
      <ErasePanel data={data} by={by} onErased={onErased} />
    </Stack>
  )
}

function Summary({ data, by }: Pick<MyDataProps, 'data' | 'by'>) {
  const { number } = useFormat()
  const file = (endpoint: typeof exportMyJson | typeof exportMyCsv) =>
    `/api${urlOf(endpoint, { query: { by } })}`
  const facts = [
    { label: m.privacy_kept({ kind: 'contacts' }), value: data.contacts.total },
    { label: m.privacy_kept({ kind: 'needs' }), value: data.needs.total },
    { label: m.privacy_kept({ kind: 'referrals' }), value: data.referrals.total },
    { label: m.privacy_kept({ kind: 'conversations' }), value: data.conversations.total },
    { label: m.privacy_reports(), value: data.reports },
    { label: m.privacy_mails(), value: data.mails },
    ...(data.account ? [{ label: m.privacy_sessions(), value: data.sessions }] : []),
  ]
  return (
    <Card component="section" aria-labelledby="summary">
      <Title order={2} size="h3" id="summary" mb={4}>
        {m.privacy_summaryTitle()}
      </Title>
      <Text c="dimmed" mb="md" style={{ overflowWrap: 'anywhere' }}>
        {m.privacy_summaryText({ email: data.email })}
      </Text>
      <Facts facts={facts.map(({ label, value }) => ({ label, value: number(value) }))} />
      <Text size="sm" c="dimmed" mt="md" mb="sm">
        {m.privacy_takeText()}
      </Text>
      <Group gap="sm">
        <Button
          component="a"
          href={file(exportMyJson)}
          download
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {m.privacy_takeJson()}
        </Button>
        <Button
          component="a"
          href={file(exportMyCsv)}
          download
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {m.privacy_takeCsv()}
        </Button>
      </Group>
    </Card>
  )
}

function AccountCard({ account }: { account: NonNullable<Data['account']> }) {
  const { shortDate, number } = useFormat()
  return (
    <Card component="section" aria-labelledby="own-account">
      <Title order={2} size="h3" id="own-account" mb="md">
        {m.privacy_accountTitle()}
      </Title>
      <Facts
        facts={[
          { label: fieldLabel('nome'), value: account.nome },
          { label: m.privacy_since(), value: shortDate(account.created_at) },
          { label: m.privacy_page(), value: account.page ?? '—' },
          { label: m.privacy_contactsReceived(), value: number(account.contactsReceived) },
          { label: m.privacy_invoices(), value: number(account.invoices) },
        ]}
      />
      <Anchor component={Link} to={urls.dashboardSection('editar')} size="sm" mt="sm">
        {m.privacy_correctAccount()}
      </Anchor>
    </Card>
  )
}
