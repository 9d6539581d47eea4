import { Button, Center, Paper, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import type { AccessRecord } from 'contract/accesses'
import { accessesOf, placeOf } from './access-series.ts'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import classes from './accesses.module.css'
import { useNumbers } from './numbers.ts'

const page = 25
const missing = '—'

/** The numbers behind the charts, which is also their text alternative. */
export function AccessTable({ records }: { records: AccessRecord[] }) {
  const [shown, setShown] = useState(page)
  return (
    <Stack gap="sm">
      <Title order={3} size="h4" id="access-table">
        {m.accesses_tableTitle()}
      </Title>
      <WideTable records={records.slice(0, shown)} />
      <PhoneList records={records.slice(0, shown)} />
      {shown < records.length && (
        <Center>
          <Button variant="default" onClick={() => setShown(shown + page * 4)}>
            {m.accesses_showMore({ shown, total: records.length })}
          </Button>
        </Center>
      )}
    </Stack>
  )
}

const keyOf = (record: AccessRecord) =>
  `${record.date}|${record.term}|${record.city}|${record.state}`

function WideTable({ records }: { records: AccessRecord[] }) {
  const { count, day } = useNumbers()
  return (
    <Paper visibleFrom="sm">
      <Table stickyHeader aria-labelledby="access-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{m.accesses_columnDate()}</Table.Th>
            <Table.Th>{m.accesses_columnTerm()}</Table.Th>
            <Table.Th>{m.accesses_columnCity()}</Table.Th>
            <Table.Th className={classes.numbers}>{m.accesses_columnAccesses()}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map((record) => (
            <Table.Tr key={keyOf(record)}>
              <Table.Td>{record.date ? day(record.date) : missing}</Table.Td>
              <Table.Td>{record.term ?? missing}</Table.Td>
              <Table.Td>{placeOf(record) ?? missing}</Table.Td>
              <Table.Td className={classes.numbers}>{count(accessesOf(record))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}

function PhoneList({ records }: { records: AccessRecord[] }) {
  const { count, day } = useNumbers()
  return (
    <Paper component="ul" hiddenFrom="sm" className={classes.list} aria-labelledby="access-table">
      {records.map((record) => (
        <li key={keyOf(record)} className={classes.row}>
          <Text fw={500}>{record.term ?? missing}</Text>
          <Text className={classes.numbers}>
            {count(accessesOf(record))}
            <VisuallyHidden> {m.accesses_accesses()}</VisuallyHidden>
          </Text>
          <Text size="sm" c="dimmed">
            {placeOf(record) ?? missing} · {record.date ? day(record.date) : missing}
          </Text>
        </li>
      ))}
    </Paper>
  )
}
