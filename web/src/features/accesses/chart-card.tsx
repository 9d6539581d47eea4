import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './accesses.module.css'

type ChartCardProps = {
  title: string
  /** What the drawing leaves out, or adds up to. */
  note?: string | false
  empty: string | false
  children: ReactNode
}

export function ChartCard({ title, note, empty, children }: ChartCardProps) {
  return (
    <Card component="section" aria-label={title} className={classes.chart}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {note && !empty && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {empty ? (
        <Text c="dimmed" py="xl" ta="center">
          {empty}
        </Text>
      ) : (
        <div className={classes.drawing}>{children}</div>
      )}
    </Card>
  )
}
