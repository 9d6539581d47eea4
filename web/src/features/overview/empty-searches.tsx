import { Anchor, Card, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listEmptySearches } from 'contract/overview'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { query } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'

/** What visitors looked for in the last 30 days and the directory does not have. */
export function EmptySearches() {
  const { day, number } = useFormat()
  const { boxOf } = useErrorText()
  const searches = useQuery(query(listEmptySearches))
  const { data } = searches
  return (
    <Card component="section" aria-label={m.overview_emptySearches()}>
      <Title order={2} size="h4">
        {m.overview_emptySearches()}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {m.overview_emptySearchesText()}
      </Text>
      {searches.isLoadingError && <ErrorBox {...boxOf(searches)} />}
      {data?.length === 0 && <Text size="sm">{m.overview_noEmptySearches()}</Text>}
      {data && data.length > 0 && (
        <Table aria-label={m.overview_emptySearches()} horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.overview_term()}</Table.Th>
              <Table.Th ta="right">{m.overview_times()}</Table.Th>
              <Table.Th ta="right">{m.overview_lastTime()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map(({ term, times, lastDay }) => (
              <Table.Tr key={term}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <Anchor component={Link} to={urls.searchFor(term)} size="sm">
                    {term}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="right">{number(times)}</Table.Td>
                <Table.Td ta="right">{day(lastDay)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  )
}
