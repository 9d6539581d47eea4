import { Button, Card, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type PageContent, pageLimits } from 'contract/supplier-pages'
import { memo, useEffect, useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { changedAt, moved, removedAt, RowButtons } from './order-buttons.tsx'
import { PictureField } from './picture-field.tsx'
import type { UpdatePage } from './page-draft.ts'

type ServicesFormProps = Pick<PageContent, 'services'> & { id: number; update: UpdatePage }

export const ServicesForm = memo(({ id, services, update }: ServicesFormProps) => {
  const rows = useRowKeys(services.length)
  const change = (key: number, part: Partial<(typeof services)[number]>) =>
    update((now) => ({ services: changedAt(now.services, rows.placeOf(key), part) }))
  return (
    <Stack gap="md">
      {services.map((service, index) => {
        const name = service.name || m.pages_serviceAt({ number: index + 1 })
        const key = rows.keyAt(index)
        return (
          <Card key={key} padding="md" role="group" aria-label={name}>
            <Stack gap="sm">
              <Group justify="space-between" wrap="nowrap">
                <Text size="sm" fw={600} c="dimmed">
                  {m.pages_serviceAt({ number: index + 1 })}
                </Text>
                <RowButtons
                  name={name}
                  index={index}
                  count={services.length}
                  onMove={(to) => {
                    rows.move(index, to)
                    update({ services: moved(services, index, to) })
                  }}
                  onRemove={() => {
                    rows.remove(index)
                    update({ services: removedAt(services, index) })
                  }}
                />
              </Group>
              <TextInput
                label={m.pages_serviceName()}
                maxLength={pageLimits.serviceName}
                value={service.name}
                onChange={({ target }) => change(key, { name: target.value })}
              />
              <Textarea
                label={m.pages_serviceText()}
                minRows={2}
                maxLength={pageLimits.serviceText}
                value={service.text}
                onChange={({ target }) => change(key, { text: target.value })}
              />
              <PictureField
                id={id}
                use="picture"
                label={m.pages_servicePicture()}
                picture={service.picture}
                onChange={(picture) => change(key, { picture })}
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

/**
 * Two services may have the same name, and a picture may be on its way while they change places: each row
 * has a number of its own for as long as the form is open.
 */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([])
  const shown = keys.length === count ? keys : fitted(keys, count)
  if (shown !== keys) setKeys(shown)
  // Who asks later, as an upload does, asks for the order of then.
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  return {
    keyAt: (index: number) => shown[index] ?? 0,
    placeOf: (key: number) => latest.current.indexOf(key),
    move: (from: number, to: number) => setKeys(moved(shown, from, to)),
    remove: (index: number) => setKeys(removedAt(shown, index)),
  }
}

function fitted(keys: readonly number[], count: number): number[] {
  const first = Math.max(0, ...keys) + 1
  const more = Array.from({ length: Math.max(0, count - keys.length) }, (_, at) => first + at)
  return [...keys.slice(0, count), ...more]
}
