import { Button, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { IconProps } from '@tabler/icons-react'
import { type ComponentType, useId } from 'react'
import { Link } from 'react-router'

type InvitationProps = {
  Icon: ComponentType<IconProps>
  title: string
  text: string
  action: { label: string; to: string }
}

/** In place of what is not there for this person: no alarm, no lock, one way on. */
export function Invitation({ Icon, title, text, action }: InvitationProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} maw={720}>
      <Group align="flex-start" wrap="nowrap" gap="md">
        <ThemeIcon visibleFrom="xs">
          <Icon aria-hidden />
        </ThemeIcon>
        <Stack gap="xs" align="flex-start">
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          <Text c="dimmed" maw={560}>
            {text}
          </Text>
          <Button component={Link} to={action.to} mt="xs" color="coral">
            {action.label}
          </Button>
        </Stack>
      </Group>
    </Card>
  )
}
