import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconExternalLink } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { urls } from 'contract/urls'
import type { PageDraft } from './page-draft.ts'
import classes from './page-editor.module.css'

/** What happens to what is typed, the page as visitors see it, and 'Publicar'. */
export function PublishBar({ editor }: { editor: PageDraft }) {
  const { page, state } = editor
  const { textOf } = useErrorText()
  const nothingNew = page.publishedAt !== null && !page.changed && state === 'saved'
  async function publish() {
    try {
      if (await editor.publish()) notifySuccess(m.pages_publishedText(), m.pages_published())
    } catch (error) {
      notifyProblem(textOf(error), m.pages_notPublished())
    }
  }
  return (
    <div className={classes.bar}>
      <Stack gap={2}>
        <Text size="sm" aria-live="polite">
          <SaveText editor={editor} />
        </Text>
        <Text size="xs" c="dimmed">
          <PublishedText editor={editor} />
        </Text>
      </Stack>
      <Group gap="sm" wrap="nowrap">
        {page.visible && (
          <Anchor href={urls.supplier(page.slug)} target="_blank" className={classes.see}>
            {m.pages_see()} <IconExternalLink size={16} aria-hidden />
          </Anchor>
        )}
        <Button
          color="coral"
          loading={editor.isPublishing}
          disabled={nothingNew || state === 'conflict'}
          onClick={() => void publish()}
        >
          {m.pages_publish()}
        </Button>
      </Group>
    </div>
  )
}

function SaveText({ editor: { state, page } }: { editor: PageDraft }) {
  const { time } = useFormat()
  if (state === 'saved') {
    return page.savedAt ? m.pages_savedAt({ time: time(page.savedAt) }) : m.pages_nothingYet()
  }
  return m.pages_saveState({ state })
}

function PublishedText({ editor: { page } }: { editor: PageDraft }) {
  const { dateTime } = useFormat()
  if (!page.publishedAt) return m.pages_neverPublished()
  const at = dateTime(page.publishedAt)
  return page.changed ? m.pages_publishedBefore({ at }) : m.pages_publishedAt({ at })
}

/** What could not be saved stays on the screen: the person decides. */
export function SaveProblem({ editor }: { editor: PageDraft }) {
  const { textOf, fieldsOf } = useErrorText()
  const tell = (error: unknown) => notifyProblem(textOf(error))
  if (editor.state === 'conflict') {
    return (
      <Alert color="orange" role="alert" title={m.pages_conflict()}>
        <Stack gap="sm" align="flex-start">
          <Text>{m.pages_conflictText()}</Text>
          <Group gap="sm">
            <Button size="sm" onClick={() => void editor.keepMine().catch(tell)}>
              {m.pages_keepMine()}
            </Button>
            <Button
              size="sm"
              variant="default"
              onClick={() => void editor.takeTheirs().catch(tell)}
            >
              {m.pages_takeTheirs()}
            </Button>
          </Group>
        </Stack>
      </Alert>
    )
  }
  if (editor.state !== 'failed') return null
  const fields = Object.values(fieldsOf(editor.problem))
  return (
    <Alert color="red" role="alert" title={m.pages_notSaved()}>
      {[textOf(editor.problem), ...fields].join(' ')}
    </Alert>
  )
}
