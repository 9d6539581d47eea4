import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isMyDataOpen, leaveMyData } from 'contract/privacy'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useCall } from '../../lib/query.ts'
import { returningTo } from '../../lib/return-path.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'
import { myDataQuery, openQuery } from './api.ts'
import { MyData } from './data-sheet.tsx'
import { ProofForm } from './proof-form.tsx'

/** For whoever has no account: an e-mail and its code open what is kept, for an hour. */
export function VisitorData() {
  const { boxOf } = useErrorText()
  const client = useQueryClient()
  const [erased, setErased] = useState(false)
  const opening = useQuery({ ...openQuery, staleTime: 0 })
  const isOpen = opening.data?.open === true
  const reading = useQuery({ ...myDataQuery('code'), staleTime: 0, enabled: isOpen })
  const leaving = useCall(leaveMyData, { changes: [isMyDataOpen] })
  const { data, error } = reading
  // Whoever comes next never sees what was open before.
  const forget = () => client.removeQueries({ queryKey: myDataQuery('code').queryKey })
  const leave = () => leaving.mutate({}, { onSuccess: forget })
  if (erased) {
    return (
      <Alert color="green" role="status" title={m.privacy_erasedTitle()} maw={620}>
        {m.privacy_erasedText()}
      </Alert>
    )
  }
  if (opening.isLoadingError) return <ErrorBox {...boxOf(opening)} />
  if (opening.data && !isOpen) return <ProofForm />
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'EMAIL_PROOF_REQUIRED') return <ProofForm />
  if (code === 'DATA_IN_ACCOUNT') return <InAccount onLeave={leave} />
  if (reading.isLoadingError) return <ErrorBox {...boxOf(reading)} />
  if (!data) return <Skeleton height={320} maw={520} />
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Text style={{ overflowWrap: 'anywhere' }}>{m.privacy_openFor({ email: data.email })}</Text>
        <Button variant="default" loading={leaving.isPending} onClick={leave}>
          {m.privacy_leave()}
        </Button>
      </Group>
      <MyData
        data={data}
        by="code"
        onErased={() => {
          setErased(true)
          forget()
        }}
      />
    </Stack>
  )
}

function InAccount({ onLeave }: { onLeave(): void }) {
  return (
    <Alert color="teal" maw={620} title={m.privacy_inAccountTitle()}>
      <Stack gap="sm" align="flex-start">
        <Text>{m.privacy_inAccountText()}</Text>
        <Group gap="md">
          <Button
            component={Link}
            to={returningTo(urls.login, urls.dashboardSection('meus-dados'))}
          >
            {m.layout_login()}
          </Button>
          <Anchor component="button" onClick={onLeave}>
            {m.privacy_otherEmail()}
          </Anchor>
        </Group>
      </Stack>
    </Alert>
  )
}
