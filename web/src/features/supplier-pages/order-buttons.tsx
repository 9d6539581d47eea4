import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
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

/** The buttons of something in a list that can also be removed. */
export function RowButtons({ onRemove, ...order }: OrderButtonsProps & { onRemove(): void }) {
  return (
    <Group gap={4} wrap="nowrap">
      <OrderButtons {...order} />
      <ActionIcon
        variant="subtle"
        color="slate"
        size="lg"
        aria-label={m.pages_removeNamed({ name: order.name })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/** The list with another value in one of its items. */
export const changedAt = <Item extends object>(
  list: readonly Item[],
  index: number,
  part: Partial<Item>,
): Item[] => list.map((item, at) => (at === index ? { ...item, ...part } : item))

export const removedAt = <Item,>(list: readonly Item[], index: number): Item[] =>
  list.filter((_, at) => at !== index)

/** The list with one item at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = removedAt(list, from)
  const item = list[from]
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
