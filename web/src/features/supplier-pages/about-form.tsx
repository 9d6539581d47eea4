import { Text, Textarea } from '@mantine/core'
import { type PageContent, pageLimits } from 'contract/supplier-pages'
import { m } from '#texts/messages.js'
import { memo } from 'react'
import type { UpdatePage } from './page-draft.ts'

type AboutFormProps = Pick<PageContent, 'about'> & { update: UpdatePage }

export const AboutForm = memo(({ about, update }: AboutFormProps) => {
  return (
    <div>
      <Textarea
        label={m.pages_aboutLabel()}
        description={m.pages_aboutHelp()}
        minRows={6}
        maxRows={18}
        maxLength={pageLimits.about}
        value={about}
        onChange={({ target }) => update({ about: target.value })}
      />
      <Text size="xs" c="dimmed" ta="right" mt={4}>
        {m.pages_letters({ used: about.length, most: pageLimits.about })}
      </Text>
    </div>
  )
})
