import { Button, Group, MultiSelect, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

type ChosenListProps = {
  label: string
  description: string
  clearLabel: string
  nothingFound: string
  suggestLabel: string
  options: readonly { value: string; label: string }[]
  /** Values offered as buttons while they are not chosen and there is room. */
  suggested: readonly string[]
  most: number
  value: string[]
  onChange(value: string[]): void
  error?: string | undefined
}

/** Some of a short list, in the order in which they were chosen. */
export function ChosenList(props: ChosenListProps) {
  const { options, suggested, suggestLabel, most, clearLabel, nothingFound, ...rest } = props
  const { value, onChange } = rest
  const offered = value.length < most ? suggested.filter((option) => !value.includes(option)) : []
  const labelOf = (option: string) => options.find((known) => known.value === option)?.label
  return (
    <Stack gap={6}>
      <MultiSelect
        {...rest}
        data={options}
        maxValues={most}
        searchable
        hidePickedOptions
        clearable
        clearButtonProps={{ 'aria-label': clearLabel }}
        nothingFoundMessage={nothingFound}
        maxDropdownHeight={260}
        errorProps={{ role: 'alert' }}
      />
      {offered.length > 0 && (
        <Group gap={6}>
          <Text size="sm" c="dimmed">
            {suggestLabel}
          </Text>
          {offered.map((option) => (
            <Button
              key={option}
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => onChange([...value, option])}
            >
              {labelOf(option)}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
