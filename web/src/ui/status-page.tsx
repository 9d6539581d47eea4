import { Button, Center, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type StatusPageProps = {
  illustration: ReactNode
  title: string
  text: string
  action?: { label: string; to: string }
}

/** A whole page that says one thing: not found, failed, under construction, done. */
export function StatusPage({ illustration, title, text, action }: StatusPageProps) {
  return (
    <Center component="main" id="conteudo" mih="70vh" p="lg">
      <Stack align="center" maw={480} ta="center" gap="lg">
        {illustration}
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{text}</Text>
        {action && (
          <Button component={Link} to={action.to}>
            {action.label}
          </Button>
        )}
      </Stack>
    </Center>
  )
}
