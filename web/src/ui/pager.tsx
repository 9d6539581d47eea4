import { Button, Group, Select, Text } from '@mantine/core'
import { useId } from 'react'

type SizeProps = {
  before: string
  after: string
  label: string
  sizes: readonly number[]
  value: number
  onChange(size: number): void
}

/** 'Mostrar [5] Registros por página'. */
export function PageSize({ before, after, label, sizes, value, onChange }: SizeProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm">{before}</Text>
      <Select
        aria-label={label}
        data={sizes.map(String)}
        value={String(value)}
        allowDeselect={false}
        onChange={(size) => size && onChange(Number(size))}
        w={88}
      />
      <Text size="sm">{after}</Text>
    </Group>
  )
}

type PagerProps = {
  summary: string
  previous: string
  next: string
  page: number
  pages: number
  onPage(page: number): void
}

export function Pager({ summary, previous, next, page, pages, onPage }: PagerProps) {
  const id = useId()
  if (pages === 0) return null
  return (
    <Group component="nav" aria-labelledby={id} justify="space-between" mt="md">
      <Text size="sm" c="dimmed" id={id} role="status">
        {summary}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          disabled={page <= 1}
          onClick={() => onPage(Math.min(page - 1, Math.max(pages, 1)))}
        >
          {previous}
        </Button>
        <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {next}
        </Button>
      </Group>
    </Group>
  )
}
