import { Container, Skeleton, Stack, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { ReviewLinkForm } from '../features/reviews/review-link-form.tsx'
import { ReviewWriting } from '../features/reviews/review-writing.tsx'
import { Head } from '../layout/head.tsx'
import { useLinkToken } from '../lib/link-token.ts'
import type { Route } from './+types/review.ts'

/** What stands behind the # is the personal link; without it one can ask for one. */
export default function ReviewPage({ params: { slug } }: Route.ComponentProps) {
  const token = useLinkToken()
  return (
    <Container size="sm" py="2xl">
      <Head title={m.reviews_writeTitle()} />
      <Stack gap="lg">
        <Title order={1}>{m.reviews_writeTitle()}</Title>
        {token === undefined ? (
          <Skeleton height={320} />
        ) : token ? (
          <ReviewWriting slug={slug} token={token} />
        ) : (
          <ReviewLinkForm slug={slug} />
        )}
      </Stack>
    </Container>
  )
}
