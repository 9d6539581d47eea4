import { NumberInput, Select, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core'
import {
  firstYear,
  type PageContent,
  pageLimits,
  type TeamSize,
  teamSizes,
} from 'contract/supplier-pages'
import { memo } from 'react'
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
        <NumberInput
          label={m.pages_since()}
          description={m.pages_sinceHelp()}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          clampBehavior="blur"
          min={firstYear}
          max={thisYear()}
          value={facts.since ?? ''}
          onChange={(value) => tell({ since: yearOf(value) })}
        />
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

/** Half a year, as it is being typed, is none yet. */
function yearOf(value: number | string): number | null {
  const year = Number(value)
  return year >= firstYear && year <= thisYear() ? year : null
}
