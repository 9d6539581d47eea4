import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconClockOff } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { useArrival, useReturnPath } from './arrival.ts'

/** Why somebody is on the login page, where there is a reason to tell. */
export function ArrivalNotice() {
  const [search] = useSearchParams()
  const { ended } = useArrival()
  const target = useReturnPath()
  if (ended) {
    return (
      <Alert color="orange" role="status" icon={<IconClockOff aria-hidden />}>
        {m.session_ended()}
      </Alert>
    )
  }
  if (search.get('conta') === 'apagada') {
    return (
      <Alert color="green" role="status">
        {m.privacy_accountErased()}
      </Alert>
    )
  }
  if (target) return <Alert>{m.session_continueAfter()}</Alert>
  return search.get('plano') === 'gratis' ? <FreeStart /> : null
}

/** The free plan leads here, as the specification says; who chose it has no account yet. */
function FreeStart() {
  return (
    <Paper p="lg" bg="petrol.0">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {m.session_freeTitle()}
        </Title>
        <Text>{m.session_freeText()}</Text>
        <Button component={Link} to={urls.signup} color="coral" fullWidth>
          {m.session_freeStart()}
        </Button>
      </Stack>
    </Paper>
  )
}
