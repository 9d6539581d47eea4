import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconClockOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { urls } from '../../lib/urls.ts'
import { useArrival, useReturnPath } from './arrival.ts'

/** Why somebody is on the login page, where there is a reason to tell. */
export function ArrivalNotice() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { ended } = useArrival()
  const target = useReturnPath()
  if (ended) {
    return (
      <Alert color="orange" role="status" icon={<IconClockOff aria-hidden />}>
        {t('session.ended')}
      </Alert>
    )
  }
  if (search.get('conta') === 'apagada') {
    return (
      <Alert color="green" role="status">
        {t('privacy.accountErased')}
      </Alert>
    )
  }
  if (target) return <Alert>{t('session.continueAfter')}</Alert>
  return search.get('plano') === 'gratis' ? <FreeStart /> : null
}

/** The free plan leads here, as the specification says; who chose it has no account yet. */
function FreeStart() {
  const { t } = useTranslation()
  return (
    <Paper p="lg" bg="petrol.0">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t('session.freeTitle')}
        </Title>
        <Text>{t('session.freeText')}</Text>
        <Button component={Link} to={urls.signup} color="coral" fullWidth>
          {t('session.freeStart')}
        </Button>
      </Stack>
    </Paper>
  )
}
