import { List, ThemeIcon, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPointFilled, IconX } from '@tabler/icons-react'

type PasswordRulesProps = {
  label: string
  rules: readonly { id: string; text: string; holds: boolean; spoken: string }[]
}

const looks = {
  todo: { text: 'slate.7', icon: 'slate', Icon: IconPointFilled },
  holds: { text: 'green.8', icon: 'green', Icon: IconCheck },
  broken: { text: 'red.8', icon: 'red', Icon: IconX },
}

/** The rules of a password as a list that turns green while it is typed; before that, nothing is wrong. */
export function PasswordRules({ label, rules }: PasswordRulesProps) {
  const begun = rules.some(({ holds }) => holds)
  return (
    <List listStyleType="none" spacing={4} size="sm" aria-label={label}>
      {rules.map(({ id, text, holds, spoken }) => {
        const look = looks[holds ? 'holds' : begun ? 'broken' : 'todo']
        const icon = (
          <ThemeIcon size="xs" radius="xl" color={look.icon}>
            <look.Icon size={12} aria-hidden />
          </ThemeIcon>
        )
        return (
          <List.Item key={id} c={look.text} icon={icon}>
            {text} <VisuallyHidden>{spoken}</VisuallyHidden>
          </List.Item>
        )
      })}
    </List>
  )
}
