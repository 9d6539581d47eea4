import { Card, Stack, Text, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { PhotoEditor, type PhotoEditorProps } from './photo-editor.tsx'

type PhotoCardProps = PhotoEditorProps & { email: string; description: string }

/** The photo as the directory shows it, beside the words it stands with. */
export function PhotoCard({ email, description, ...editor }: PhotoCardProps) {
  return (
    <Card maw={640} padding="xl">
      <Stack align="center" gap="md">
        <PhotoEditor {...editor} />
        <Stack gap={4} align="center" ta="center">
          <Title order={2} size="h3">
            {editor.nome || m.photos_noName()}
          </Title>
          <Text c="dimmed">{email || m.photos_noEmail()}</Text>
        </Stack>
        <Text ta="center" lineClamp={6}>
          {description || m.photos_noDescription()}
        </Text>
      </Stack>
    </Card>
  )
}
