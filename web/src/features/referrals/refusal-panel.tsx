import { Alert, Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readReferralNotice, refuseReferral } from 'contract/referrals'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useErrorText } from '../../lib/error-text.ts'
import { query, useCall } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

/**
 * 'Não quero contato', from the notice of a recommendation. Opening the link only asks: programs that
 * check mails open it too.
 */
export function RefusalPanel() {
  const { t } = useTranslation()
  const { boxOf } = useErrorText()
  const { hash } = useLocation()
  // No server sees what stands behind the #: the first drawing knows nothing of it either.
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(hash.slice(1)), [hash])
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
      <Alert color="green" role="status" title={t('referrals.refusedTitle')}>
        {t('referrals.refusedText')}
      </Alert>
    )
  }
  return (
    <Card>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('referrals.noticeTitle')}
        </Title>
        <Text style={{ overflowWrap: 'anywhere' }}>{t('referrals.noticeWho', { name, whom })}</Text>
        <Text>{t('referrals.noticeWhy')}</Text>
        <Text>{t('referrals.noticeRefuse')}</Text>
        <Group gap="md">
          <Button
            color="coral"
            loading={refuse.isPending}
            onClick={() => refuse.mutate({ body: { token } })}
          >
            {t('referrals.refuse')}
          </Button>
          <Anchor component={Link} to={urls.myData}>
            {t('referrals.seeMyData')}
          </Anchor>
        </Group>
      </Stack>
    </Card>
  )
}

function NoLink() {
  const { t } = useTranslation()
  return (
    <Alert color="orange">
      {t('referrals.noticeMissing')}{' '}
      <Anchor component={Link} to={urls.myData} inherit>
        {t('layout.myData')}
      </Anchor>
    </Alert>
  )
}
