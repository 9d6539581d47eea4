import { Button, Stack, Text } from '@mantine/core'
import { Alert } from './alert.tsx'

type ErrorBoxProps = { text: string; retry?: { label: string; onClick(): void } }

/** A failure inside a page, with a way to try again. */
export function ErrorBox({ text, retry }: ErrorBoxProps) {
  return (
    <Alert color="red" role="alert">
      <Stack gap="sm" align="flex-start">
        <Text>{text}</Text>
        {retry && (
          <Button variant="default" size="sm" onClick={retry.onClick}>
            {retry.label}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
