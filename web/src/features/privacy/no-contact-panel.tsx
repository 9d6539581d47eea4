import { Button, Card, Group, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { getMyData, type OpenedBy, refuseContactForMe } from 'contract/privacy'
import { m } from '#texts/messages.js'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'

/** 'Não quero contato': nobody recommends this address any more. */
export function NoContactPanel({ refused, by }: { refused: boolean; by: OpenedBy }) {
  const refuse = useCall(refuseContactForMe, { changes: [getMyData] })
  const confirm = () =>
    refuse.mutate(
      { query: { by } },
      {
        onSuccess: () => notifySuccess(m.privacy_noContactDone()),
      },
    )
  return (
    <Card component="section" aria-labelledby="no-contact">
      <Title order={2} size="h3" id="no-contact" mb={4}>
        {m.privacy_noContactTitle()}
      </Title>
      {refused ? (
        <Alert color="green" role="status">
          {m.privacy_noContactDone()}
        </Alert>
      ) : (
        <>
          <Text c="dimmed" size="sm" mb="md">
            {m.privacy_noContactText()}
          </Text>
          <Group>
            <Button variant="default" loading={refuse.isPending} onClick={confirm}>
              {m.privacy_noContact()}
            </Button>
          </Group>
        </>
      )}
    </Card>
  )
}
