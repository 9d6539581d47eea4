import {
  Group,
  Paper,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  UnstyledButton,
} from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import classes from './data-list.module.css'

export type Column<Row> = {
  key: string
  label: string
  render(row: Row): ReactNode
  /** Set when the list can be sorted by this column. */
  sortKey?: string
  align?: 'right'
  /** For what is unreadable in two lines, such as a phone number. */
  nowrap?: boolean
  /** For what may be longer than a line, and should not be broken before it has to, such as an e-mail. */
  roomy?: boolean
  /** For a name of several words: lines end between them. */
  words?: boolean
}

export type SortState = { by: string; order: 'asc' | 'desc'; onSort(key: string): void }

type DataListProps<Row> = {
  label: string
  rows: readonly Row[]
  rowKey(row: Row): string | number
  columns: readonly Column<Row>[]
  /** Which column is the heading of a card. */
  title: string
  actions?: { label: string; render(row: Row): ReactNode }
  sort?: SortState
  minWidth?: number
}

/** Rows of anything: a table where there is room, cards where there is not. */
export function DataList<Row>(props: DataListProps<Row>) {
  return (
    <>
      <Paper visibleFrom="lg" className={classes.table}>
        <DataTable {...props} />
      </Paper>
      <Cards {...props} />
    </>
  )
}

function DataTable<Row>(props: DataListProps<Row>) {
  const { label, rows, rowKey, columns, actions, sort, minWidth = 720 } = props
  return (
    <Table.ScrollContainer minWidth={minWidth} type="native">
      <Table stickyHeader aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} />
            ))}
            {actions && <Table.Th>{actions.label}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)}>
              {columns.map(({ key, render, align, nowrap, roomy, words }) => (
                <Table.Td
                  key={key}
                  ta={align}
                  className={nowrap ? classes.whole : words ? classes.words : classes.cell}
                  miw={roomy ? '16rem' : undefined}
                >
                  {render(row)}
                </Table.Td>
              ))}
              {actions && <Table.Td>{actions.render(row)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type HeaderProps<Row> = { column: Column<Row>; sort: SortState | undefined }

function HeaderCell<Row>({ column: { label, sortKey, align }, sort }: HeaderProps<Row>) {
  if (!sortKey || !sort) return <Table.Th ta={align}>{label}</Table.Th>
  const active = sort.by === sortKey
  const Icon = !active ? IconArrowsSort : sort.order === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <Table.Th
      ta={align}
      aria-sort={!active ? undefined : sort.order === 'asc' ? 'ascending' : 'descending'}
    >
      <UnstyledButton className={classes.sort} onClick={() => sort.onSort(sortKey)}>
        {label}
        <Icon size={16} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  )
}

function Cards<Row>({ label, rows, rowKey, columns, title, actions }: DataListProps<Row>) {
  const heading = columns.find(({ key }) => key === title)
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 2 }}
      spacing="sm"
      hiddenFrom="lg"
      aria-label={label}
      className={classes.cards}
    >
      {rows.map((row) => (
        <Paper component="li" key={rowKey(row)} p="md">
          <Group justify="space-between" align="flex-start" wrap="nowrap" mb="xs">
            <Text fw={600} component="div" className={classes.cell}>
              {heading?.render(row)}
            </Text>
            <div className={classes.actions}>{actions?.render(row)}</div>
          </Group>
          <Facts
            facts={columns
              .filter((column) => column !== heading)
              .map((column) => ({ label: column.label, value: column.render(row) }))}
          />
        </Paper>
      ))}
    </SimpleGrid>
  )
}

/** An e-mail that has no room is broken before its '@', not in the middle of a word. */
function breakable(value: ReactNode): ReactNode {
  const at = typeof value === 'string' ? value.indexOf('@') : -1
  if (typeof value !== 'string' || at < 1) return value
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  )
}

export type Fact = { label: string; value: ReactNode }

type FactsProps = {
  facts: readonly Fact[]
  /** Two side by side where there is room. */
  paired?: boolean
}

export function Facts({ facts, paired }: FactsProps) {
  return (
    <dl className={classes.facts} data-paired={paired}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{breakable(value)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

export function LoadingRows({ rows }: { rows: number }) {
  return (
    <Stack gap="sm" aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={52} />
      ))}
    </Stack>
  )
}
