import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Head } from './head.tsx'

/** A page of the dashboard: its title in the tab and above its content. */
export function DashboardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Head title={title} />
      <Title order={1} size="h2" mb="lg">
        {title}
      </Title>
      {children}
    </>
  )
}
