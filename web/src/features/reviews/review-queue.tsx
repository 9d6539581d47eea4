import { Anchor, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listReviewQueue, type QueuedReview } from 'contract/reviews'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { AdminList } from '../../ui/admin-list.tsx'
import { StatusTabs } from '../../ui/status-tabs.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { ReviewText } from './review-text.tsx'

const statuses = ['aberta', 'decidida'] as const

/** Reviews that somebody reported or that wait to be shown: the oldest first. */
export function ReviewQueue() {
  const url = useListUrl()
  const status = url.choice('status', statuses) ?? 'aberta'
  const [deciding, setDeciding] = useState<QueuedReview>()
  const list = useQuery({
    ...query(listReviewQueue, { query: { status, skip: url.skip, limit: url.size } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <AdminList
        url={url}
        list={list}
        filters={
          <StatusTabs
            url={url}
            value={status}
            statuses={statuses}
            labelOf={(one) => m.reviews_queue({ status: one })}
          />
        }
        empty={{ title: m.reviews_queueEmpty(), text: m.reviews_queueEmptyText() }}
      >
        {(reviews) =>
          reviews.map((review) => (
            <QueueCard
              key={review.id}
              review={review}
              {...(status === 'aberta' ? { onDecide: () => setDeciding(review) } : {})}
            />
          ))
        }
      </AdminList>
      <DecisionDialog review={deciding} onClose={() => setDeciding(undefined)} />
    </>
  )
}

/** Where one sees of whom it speaks: who is hidden has no page. */
const placeOf = ({ id, kind, slug, visible }: QueuedReview['supplier']): string =>
  visible ? urls.supplier(slug) : urls.record(kind, id)

type QueueCardProps = { review: QueuedReview; onDecide?: () => void }

function QueueCard({ review, onDecide }: QueueCardProps) {
  const { dateTime } = useFormat()
  const { supplier, decision, decision_reason: motivo } = review
  return (
    <Paper p="md" component="article" aria-label={m.reviews_by({ name: review.nome })}>
      <Stack gap="xs" align="flex-start">
        <Group gap="xs">
          <Anchor component={Link} to={placeOf(supplier)} fw={600}>
            {supplier.nome}
          </Anchor>
          <Badge variant="light" color={review.status === 'publicada' ? 'green' : 'orange'}>
            {m.reviews_status({ status: review.status })}
          </Badge>
        </Group>
        <ReviewText review={review} />
        <Text size="sm" c="dimmed">
          {review.email}
        </Text>
        {review.reports.map((report) => (
          <Text
            key={report.id}
            component="div"
            size="sm"
            c={report.closed_at ? 'dimmed' : undefined}
            style={{ overflowWrap: 'anywhere' }}
          >
            <Badge variant="light" color={report.closed_at ? 'gray' : 'orange'}>
              {m.reviews_reasonName({ motivo: report.motivo })}
            </Badge>{' '}
            {dateTime(report.created_at)} {report.texto}
            {report.closed_at &&
              ` (${m.reviews_reportClosed({ when: dateTime(report.closed_at) })})`}
          </Text>
        ))}
        {decision && motivo && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {m.reviews_decided({
              decision: m.reviews_decision({ decision }),
              reason: m.reviews_reasonName({ motivo }),
              note: review.decision_note ?? '',
            })}
          </Text>
        )}
        {onDecide && (
          <Button variant="default" onClick={onDecide}>
            {m.reviews_decide()}
          </Button>
        )}
      </Stack>
    </Paper>
  )
}
