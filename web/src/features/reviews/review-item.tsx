import { Button, Paper, Stack, Text } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import type { Review } from 'contract/reviews'
import { Suspense, useState } from 'react'
import { m } from '#texts/messages.js'
import { ReviewText } from './review-text.tsx'
import { latePart } from '../../lib/late-part.ts'

const ReviewReport = latePart(() => import('./review-report.tsx'))

/** One review as visitors see it. */
export function ReviewItem({ review }: { review: Review }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <Paper p="md" component="article" aria-label={m.reviews_by({ name: review.nome })}>
      <Stack gap="xs" align="flex-start">
        <ReviewText review={review} />
        {review.answer && (
          <Paper p="sm" bg="slate.0" w="100%">
            <Text size="sm" fw={600}>
              {m.reviews_answerOf()}
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {review.answer}
            </Text>
          </Paper>
        )}
        <Button
          variant="subtle"
          color="slate"
          size="compact-sm"
          fw={400}
          ml={-8}
          leftSection={<IconFlag size={14} aria-hidden />}
          onClick={() => setState('open')}
        >
          {m.reviews_report()}
        </Button>
      </Stack>
      {state !== 'never' && (
        <Suspense>
          <ReviewReport
            id={review.id}
            opened={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </Paper>
  )
}
