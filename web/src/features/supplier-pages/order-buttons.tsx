import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { m } from '#texts/messages.js'

type OrderButtonsProps = { name: string; index: number; count: number; onMove(to: number): void }

/** Moves something in a list up or down; the button keeps the focus, so that it can be pressed again. */
export function OrderButtons({ name, index, count, onMove }: OrderButtonsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={m.pages_moveUp({ name })}
        aria-disabled={index === 0}
        data-disabled={index === 0 || undefined}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={m.pages_moveDown({ name })}
        aria-disabled={index === count - 1}
        data-disabled={index === count - 1 || undefined}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/** The list with one item at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from)
  const item = list[from]
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
