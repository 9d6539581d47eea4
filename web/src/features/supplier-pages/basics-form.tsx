import { NumberInput, Select, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core'
import {
  firstYear,
  type PageContent,
  pageLimits,
  type TeamSize,
  teamSizes,
} from 'contract/supplier-pages'
import { memo, useState } from 'react'
import { m } from '#texts/messages.js'
import type { UpdatePage } from './page-draft.ts'
import { PictureField } from './picture-field.tsx'

type BasicsFormProps = Pick<PageContent, 'cover' | 'headline' | 'facts'> & {
  id: number
  update: UpdatePage
}

const thisYear = () => new Date().getFullYear()

/** The head of the page. */
export const BasicsForm = memo(({ id, cover, headline, facts, update }: BasicsFormProps) => {
  const tell = (part: Partial<PageContent['facts']>) =>
    update((now) => ({ facts: { ...now.facts, ...part } }))
  return (
    <Stack gap="md">
      <PictureField
        id={id}
        use="cover"
        label={m.pages_cover()}
        help={m.pages_coverHelp()}
        picture={cover}
        onChange={(next) => update({ cover: next })}
      />
      <TextInput
        label={m.pages_headline()}
        description={m.pages_headlineHelp()}
        maxLength={pageLimits.headline}
        value={headline}
        onChange={({ target }) => update({ headline: target.value })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <SinceField since={facts.since} onChange={(since) => tell({ since })} />
        <Select
          label={m.pages_team()}
          description={m.pages_teamHelp()}
          clearable
          data={teamSizes.map((value) => ({ value, label: m.pages_teamSize({ size: value }) }))}
          value={facts.team}
          onChange={(value) => tell({ team: value as TeamSize | null })}
        />
        <TextInput
          label={m.pages_hours()}
          description={m.pages_hoursHelp()}
          maxLength={pageLimits.hours}
          value={facts.hours}
          onChange={({ target }) => tell({ hours: target.value })}
        />
        <TagsInput
          label={m.pages_languages()}
          description={m.pages_tagsHelp()}
          maxTags={pageLimits.languages}
          // Buyers read them on the page, which is Portuguese in both languages.
          data={['Português', 'Inglês', 'Espanhol', 'Francês', 'Libras']}
          value={facts.languages}
          onChange={(languages) =>
            tell({ languages: languages.map((name) => name.slice(0, pageLimits.language)) })
          }
        />
      </SimpleGrid>
    </Stack>
  )
})

type SinceFieldProps = {
  since: PageContent['facts']['since']
  onChange(since: number | null): void
}

/** Half a year, as it is being typed, changes nothing yet; who leaves the field with one sees what is saved. */
function SinceField({ since, onChange }: SinceFieldProps) {
  const [half, setHalf] = useState<number | string>()
  function type(value: number | string) {
    const year = yearOf(value)
    const isHalf = year === null && value !== ''
    setHalf(isHalf ? value : undefined)
    if (!isHalf) onChange(year)
  }
  return (
    <NumberInput
      label={m.pages_since()}
      description={m.pages_sinceHelp()}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      clampBehavior="none"
      min={firstYear}
      max={thisYear()}
      value={half ?? since ?? ''}
      onChange={type}
      onBlur={() => setHalf(undefined)}
    />
  )
}

function yearOf(value: number | string): number | null {
  const year = Number(value)
  return year >= firstYear && year <= thisYear() ? year : null
}
