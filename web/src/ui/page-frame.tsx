import { Group, Select, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export type FrameOrder = 'newest' | 'oldest'

type PageFrameProps = {
  title: string
  search: { label: string; value: string; onChange(value: string): void }
  order: {
    label: string
    value: FrameOrder
    options: { value: FrameOrder; label: string }[]
    onChange(value: FrameOrder): void
  }
  children: ReactNode
}

/** A titled page with a search box and a sort select above its content. */
export function PageFrame({ title, search, order, children }: PageFrameProps) {
  return (
    <section>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      <Group mb="lg" align="flex-end" grow preventGrowOverflow={false}>
        <TextInput
          type="search"
          label={search.label}
          placeholder={search.label}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search.value}
          onChange={(event) => search.onChange(event.currentTarget.value)}
          miw={220}
        />
        <Select
          label={order.label}
          data={order.options}
          value={order.value}
          allowDeselect={false}
          onChange={(value) => value && order.onChange(value)}
          maw={220}
        />
      </Group>
      {children}
    </section>
  )
}
