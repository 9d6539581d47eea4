import { ActionIcon, Button, Card, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type PageContent, pageLimits } from 'contract/supplier-pages'
import { memo } from 'react'
import { m } from '#texts/messages.js'
import { moved, OrderButtons } from './order-buttons.tsx'
import { PictureField } from './picture-field.tsx'
import type { UpdatePage } from './page-draft.ts'

type ServicesFormProps = Pick<PageContent, 'services'> & { id: number; update: UpdatePage }

export const ServicesForm = memo(({ id, services, update }: ServicesFormProps) => {
  const change = (at: number, part: Partial<(typeof services)[number]>) =>
    update((now) => ({
      services: now.services.map((one, index) => (index === at ? { ...one, ...part } : one)),
    }))
  return (
    <Stack gap="md">
      {services.map((service, index) => {
        const name = service.name || m.pages_serviceAt({ number: index + 1 })
        return (
          // Two services may have the same name: only the place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Card key={index} padding="md" role="group" aria-label={name}>
            <Stack gap="sm">
              <Group justify="space-between" wrap="nowrap">
                <Text size="sm" fw={600} c="dimmed">
                  {m.pages_serviceAt({ number: index + 1 })}
                </Text>
                <Group gap={4} wrap="nowrap">
                  <OrderButtons
                    name={name}
                    index={index}
                    count={services.length}
                    onMove={(to) => update({ services: moved(services, index, to) })}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="slate"
                    size="lg"
                    aria-label={m.pages_removeNamed({ name })}
                    onClick={() => update({ services: services.filter((_, at) => at !== index) })}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </Group>
              </Group>
              <TextInput
                label={m.pages_serviceName()}
                maxLength={pageLimits.serviceName}
                value={service.name}
                onChange={({ target }) => change(index, { name: target.value })}
              />
              <Textarea
                label={m.pages_serviceText()}
                minRows={2}
                maxLength={pageLimits.serviceText}
                value={service.text}
                onChange={({ target }) => change(index, { text: target.value })}
              />
              <PictureField
                id={id}
                use="picture"
                label={m.pages_servicePicture()}
                picture={service.picture}
                onChange={(picture) => change(index, { picture })}
              />
            </Stack>
          </Card>
        )
      })}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={services.length >= pageLimits.services}
        onClick={() =>
          update((now) => ({
            services: [...now.services, { name: '', text: '', picture: null }],
          }))
        }
      >
        {m.pages_addService()}
      </Button>
    </Stack>
  )
})
