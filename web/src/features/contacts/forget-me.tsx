import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsRemembered } from './visitor.ts'

/** Says what this browser keeps, and takes it away at once. */
export function ForgetMe({ text, onForget }: { text: string; onForget(): void }) {
  const { t } = useTranslation()
  if (!useIsRemembered()) return null
  return (
    <Text size="sm" c="dimmed">
      {text}{' '}
      <Anchor component="button" type="button" size="sm" onClick={onForget}>
        {t('contacts.forget')}
      </Anchor>
    </Text>
  )
}
