import { List, ThemeIcon, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'

type PasswordRulesProps = {
  label: string
  rules: readonly { id: string; text: string; holds: boolean; spoken: string }[]
}

/** The rules of a password as a list that turns green while it is typed. */
export function PasswordRules({ label, rules }: PasswordRulesProps) {
  return (
    <List listStyleType="none" spacing={4} size="sm" aria-label={label}>
      {rules.map(({ id, text, holds, spoken }) => (
        <List.Item
          key={id}
          c={holds ? 'green.8' : 'red.8'}
          icon={
            <ThemeIcon size="xs" radius="xl" color={holds ? 'green' : 'red'}>
              {holds ? <IconCheck size={12} aria-hidden /> : <IconX size={12} aria-hidden />}
            </ThemeIcon>
          }
        >
          {text} <VisuallyHidden>{spoken}</VisuallyHidden>
        </List.Item>
      ))}
    </List>
  )
}
