import { Card, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import type { OwnPage } from 'contract/supplier-pages'
import { type ReactNode, useState } from 'react'
import { m } from '#texts/messages.js'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { BasicsForm } from './basics-form.tsx'
import { FullnessCard } from './fullness-card.tsx'
import { usePageDraft } from './page-draft.ts'
import classes from './page-editor.module.css'
import { PreviewPane } from './preview-pane.tsx'
import { PublishBar, SaveProblem } from './publish-bar.tsx'
import { SectionForms } from './section-forms.tsx'

type PageEditorProps = {
  loaded: OwnPage
  /** The public page itself. */
  preview(page: OwnPage['preview']): ReactNode
  address?(page: OwnPage, onChange: (moved: OwnPage) => void): ReactNode
}

/** The supplier's own page, filled in beside what visitors will see of it. */
export function PageEditor({ loaded, preview, address }: PageEditorProps) {
  const editor = usePageDraft(loaded)
  const [side, setSide] = useState<'edit' | 'preview'>('edit')
  const { page, draft, update, state } = editor
  const { id } = page
  const { cover, headline, facts } = draft
  return (
    <div className={classes.editor} data-side={side}>
      <LeaveGuard
        active={state !== 'saved'}
        title={m.pages_leaveTitle()}
        text={m.pages_leaveText()}
        stay={m.pages_stay()}
        leave={m.pages_leave()}
      />
      <PublishBar editor={editor} />
      <SegmentedControl
        className={classes.sides}
        fullWidth
        aria-label={m.pages_sides()}
        data={(['edit', 'preview'] as const).map((value) => ({
          value,
          label: m.pages_side({ side: value }),
        }))}
        value={side}
        onChange={setSide}
      />
      <div className={classes.columns}>
        <Stack gap="md" className={classes.forms}>
          <SaveProblem editor={editor} />
          <FullnessCard draft={draft} preview={page.preview} />
          <Card component="section" id="parte-basics" aria-label={m.pages_basics()}>
            <Title order={2} size="h3" mb={4}>
              {m.pages_basics()}
            </Title>
            <Text size="sm" c="dimmed" mb="md">
              {m.pages_basicsHelp()}
            </Text>
            <BasicsForm id={id} {...{ cover, headline, facts, update }} />
          </Card>
          <SectionForms id={id} draft={draft} update={update} />
          {address?.(page, editor.takeAddress)}
        </Stack>
        <PreviewPane>{preview(page.preview)}</PreviewPane>
      </div>
    </div>
  )
}
