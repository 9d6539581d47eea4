import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { pictureSources } from 'contract/rules/photo-url'
import { getPublishedPage, type PageContent, type RemovablePart } from 'contract/supplier-pages'
import { useId, useState } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { query } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import classes from './page-editor.module.css'
import { PartDialog, type RemovedPart } from './part-dialog.tsx'

export const publishedPageQuery = (id: number) => query(getPublishedPage, { params: { id } })

/** What a supplier published on its page, for administrators: each part can be taken off, with a reason. */
export function PageParts({ id }: { id: number }) {
  const heading = useId()
  const { boxOf } = useErrorText()
  const published = useQuery(publishedPageQuery(id))
  const page = published.data
  const [removing, setRemoving] = useState<RemovedPart>()
  if (published.isLoadingError) return <ErrorBox {...boxOf(published)} />
  if (!page) return null
  const parts = page.content ? partsOf(page.content) : []
  return (
    <Stack component="section" aria-labelledby={heading} gap="sm">
      <Title order={3} size="h4" id={heading}>
        {m.pages_publishedParts()}
      </Title>
      <Text size="sm" c="dimmed">
        {parts.length === 0
          ? m.pages_noParts()
          : page.exclusive
            ? m.pages_partsHelp()
            : m.pages_partsHidden()}
      </Text>
      {parts.map((part) => (
        <Group key={`${part.part} ${part.file ?? ''}`} wrap="nowrap" className={classes.part}>
          <Part part={part} />
          <Button
            variant="default"
            size="sm"
            aria-label={m.pages_takeOffNamed({ name: nameOf(part) })}
            onClick={() => setRemoving(part)}
          >
            {m.pages_takeOff()}
          </Button>
        </Group>
      ))}
      <PartDialog id={id} removing={removing} onClose={() => setRemoving(undefined)} />
    </Stack>
  )
}

const nameOf = ({ part, text }: RemovedPart) =>
  text ? `${m.pages_partName({ part })}: ${text.slice(0, 60)}` : m.pages_partName({ part })

function Part({ part: { part, file, text } }: { part: RemovedPart }) {
  return (
    <Group gap="sm" wrap="nowrap" miw={0} flex={1}>
      {file &&
        (part === 'documents' ? (
          <IconFileTypePdf size={32} aria-hidden />
        ) : (
          <img
            className={classes.thumb}
            {...pictureSources(
              part === 'cover' ? 'cover' : 'picture',
              file,
              part === 'cover' ? 640 : 160,
            )}
            sizes="5rem"
            alt=""
            loading="lazy"
          />
        ))}
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={600}>
          {m.pages_partName({ part })}
        </Text>
        {text && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {text}
          </Text>
        )}
      </div>
    </Group>
  )
}

/** Texts as a whole; pictures and documents one by one. */
function partsOf(content: PageContent): RemovedPart[] {
  const { headline, cover, about, services, gallery, documents, clients } = content
  const words: [RemovablePart, string][] = [
    ['headline', headline],
    ['about', about],
    ['services', services.map(({ name }) => name).join(', ')],
    ['clients', clients.join(', ')],
  ]
  return [
    ...(cover ? [{ part: 'cover' as const, file: cover, text: '' }] : []),
    ...words.flatMap(([part, text]) => (text ? [{ part, text }] : [])),
    ...services.flatMap(({ picture, name }) =>
      picture ? [{ part: 'services' as const, file: picture, text: name }] : [],
    ),
    ...gallery.map(({ picture, caption }) => ({
      part: 'gallery' as const,
      file: picture,
      text: caption,
    })),
    ...documents.map(({ file, name }) => ({ part: 'documents' as const, file, text: name })),
  ]
}
