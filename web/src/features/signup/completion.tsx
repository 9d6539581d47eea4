import { Button, Center, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Completion as Picture } from '../../ui/illustrations.tsx'

type CompletionProps = {
  text: ReactNode
  /** What did not work out. */
  problem?: string | undefined
  action: { label: string; to: string }
}

/** The end of a wizard: a picture, what comes next, and the way there. */
export function Completion({ text, problem, action }: CompletionProps) {
  return (
    <Stack align="center" ta="center" gap="lg">
      <Center>
        <Picture width={240} />
      </Center>
      <Text maw={420}>{text}</Text>
      {problem && (
        <Alert color="orange" role="alert" ta="start">
          {problem}
        </Alert>
      )}
      <Button component={Link} to={action.to} color="coral">
        {action.label}
      </Button>
    </Stack>
  )
}
