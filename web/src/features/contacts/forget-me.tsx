import { Anchor, Text } from '@mantine/core'
import { m } from '#texts/messages.js'
import { useIsRemembered } from './visitor.ts'

/** Says what this browser keeps, and takes it away at once. */
export function ForgetMe({ text, onForget }: { text: string; onForget(): void }) {
  if (!useIsRemembered()) return null
  return (
    <Text size="sm" c="dimmed">
      {text}{' '}
      <Anchor component="button" type="button" size="sm" onClick={onForget}>
        {m.contacts_forget()}
      </Anchor>
    </Text>
  )
}
