import { Alert, Button, Card, Group, Text, Title } from '@mantine/core'
import { getMyData, type Proof, refuseContactForMe } from 'contract/privacy'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'

/** 'Não quero contato': nobody recommends this address any more. */
export function NoContactPanel({ refused, by }: { refused: boolean; by: Proof }) {
  const { t } = useTranslation()
  const refuse = useCall(refuseContactForMe, { changes: [getMyData] })
  const confirm = () =>
    refuse.mutate(
      { query: { by } },
      {
        onSuccess: () =>
          notifySuccess({ title: t('common.success'), message: t('privacy.noContactDone') }),
      },
    )
  return (
    <Card component="section" aria-labelledby="no-contact">
      <Title order={2} size="h3" id="no-contact" mb={4}>
        {t('privacy.noContactTitle')}
      </Title>
      {refused ? (
        <Alert color="green" role="status">
          {t('privacy.noContactDone')}
        </Alert>
      ) : (
        <>
          <Text c="dimmed" size="sm" mb="md">
            {t('privacy.noContactText')}
          </Text>
          <Group>
            <Button variant="default" loading={refuse.isPending} onClick={confirm}>
              {t('privacy.noContact')}
            </Button>
          </Group>
        </>
      )}
    </Card>
  )
}
