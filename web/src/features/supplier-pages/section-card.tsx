import { Card, Group, Stack, Switch, Text, Title } from '@mantine/core'
import type { PageSection } from 'contract/supplier-pages'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { OrderButtons } from './order-buttons.tsx'
import classes from './page-editor.module.css'

type SectionCardProps = {
  kind: PageSection
  shown: boolean
  index: number
  count: number
  onShow(shown: boolean): void
  onMove(to: number): void
  children: ReactNode
}

/** One section: on or off, its place among the others, and what is in it. */
export function SectionCard(props: SectionCardProps) {
  const { kind, shown, index, count, onShow, onMove, children } = props
  const name = m.pages_section({ section: kind })
  return (
    <Card
      component="section"
      id={`parte-${kind}`}
      aria-label={name}
      className={classes.section}
      data-off={!shown || undefined}
    >
      <Group justify="space-between" wrap="nowrap" align="center">
        <Title order={2} size="h3">
          {name}
        </Title>
        <Group gap="sm" wrap="nowrap">
          <Switch
            className={classes.shown}
            checked={shown}
            onChange={({ target }) => onShow(target.checked)}
            label={m.pages_show()}
            aria-label={m.pages_showNamed({ name })}
          />
          <OrderButtons name={name} index={index} count={count} onMove={onMove} />
        </Group>
      </Group>
      {shown ? (
        <Stack gap="md" mt="md">
          {children}
        </Stack>
      ) : (
        <Text size="sm" c="dimmed" mt="xs">
          {m.pages_off()}
        </Text>
      )}
    </Card>
  )
}
