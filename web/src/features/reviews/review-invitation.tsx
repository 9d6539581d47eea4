import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Suspense } from 'react'
import { m } from '#texts/messages.js'
import { latePart } from '../../lib/late-part.ts'
import { useAppData } from '../../lib/app-data.ts'
import { urls } from 'contract/urls'
import { ownSupplier, useSession } from '../../model/session.ts'
import classes from './review-invitation.module.css'

const QrCode = latePart(() => import('../../ui/qr-code.tsx'))

/** A sheet to print and hand over: the code leads to where one asks for the personal link. */
export function ReviewInvitation({ slug }: { slug: string }) {
  const { publicUrl } = useAppData()
  const session = useSession()
  const name = session.empresa?.nome_fantasia ?? session.user?.nome ?? ''
  const url = `${publicUrl}${urls.review(slug)}`
  if (!ownSupplier(session)) return null
  return (
    <Card component="section" aria-labelledby="invitation" className={classes.sheet}>
      <Group align="center" gap="lg">
        <Suspense fallback={<Skeleton width={208} height={208} />}>
          <QrCode text={url} label={m.reviews_qr()} />
        </Suspense>
        <Stack gap="xs" flex={1} miw={220}>
          <Title order={2} size="h3" id="invitation">
            {m.reviews_inviteTitle({ name })}
          </Title>
          <Text>{m.reviews_inviteText()}</Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
          <Group className={classes.action}>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {m.reviews_print()}
            </Button>
          </Group>
        </Stack>
      </Group>
    </Card>
  )
}
