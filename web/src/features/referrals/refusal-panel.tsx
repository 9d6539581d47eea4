import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useQuery } from '@tanstack/react-query'
import { readReferralNotice, refuseReferral } from 'contract/referrals'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useLinkToken } from '../../lib/link-token.ts'
import { query, useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'

/**
 * 'Não quero contato', from the notice of a recommendation. Opening the link only asks: programs that
 * check mails open it too.
 */
export function RefusalPanel() {
  const { boxOf } = useErrorText()
  const token = useLinkToken()
  const notice = useQuery({
    ...query(readReferralNotice, { body: { token: token ?? '' } }),
    enabled: Boolean(token),
  })
  const refuse = useCall(refuseReferral, { changes: [readReferralNotice] })
  if (notice.error) return <ErrorBox {...boxOf(notice)} />
  if (token === '') return <NoLink />
  if (!token || !notice.data) return <Skeleton height={220} />
  const { refused, nome_indicador: name, empresa_freelancer_indicada: whom } = notice.data
  if (refused) {
    return (
      <Alert color="green" role="status" title={m.referrals_refusedTitle()}>
        {m.referrals_refusedText()}
      </Alert>
    )
  }
  return (
    <Card>
      <Stack gap="md">
        <Title order={2} size="h3">
          {m.referrals_noticeTitle()}
        </Title>
        <Text style={{ overflowWrap: 'anywhere' }}>{m.referrals_noticeWho({ name, whom })}</Text>
        <Text>{m.referrals_noticeWhy()}</Text>
        <Text>{m.referrals_noticeRefuse()}</Text>
        <Group gap="md">
          <Button
            color="coral"
            loading={refuse.isPending}
            onClick={() => refuse.mutate({ body: { token } })}
          >
            {m.referrals_refuse()}
          </Button>
          <Anchor component={Link} to={urls.myData}>
            {m.referrals_seeMyData()}
          </Anchor>
        </Group>
      </Stack>
    </Card>
  )
}

function NoLink() {
  return (
    <Alert color="orange">
      {m.referrals_noticeMissing()}{' '}
      <Anchor component={Link} to={urls.myData} inherit>
        {m.layout_myData()}
      </Anchor>
    </Alert>
  )
}
