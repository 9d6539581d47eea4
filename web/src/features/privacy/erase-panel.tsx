import {
  Alert,
  Anchor,
  Button,
  Card,
  Checkbox,
  Group,
  List,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { eraseMyData, type MyData, type Proof } from 'contract/privacy'
import { Erasure } from 'contract/schemas/privacy'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useContractForm } from '../../lib/form.ts'
import { useProve } from '../../lib/identity.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'

type ErasePanelProps = { data: MyData; by: Proof; onErased(): void }

/** The end of it all, asked once more; invoices stay, without the person. */
export function ErasePanel({ data, by, onErased }: ErasePanelProps) {
  const { t } = useTranslation()
  const [asking, dialog] = useDisclosure(false)
  return (
    <Card component="section" aria-labelledby="erase" withBorder>
      <Title order={2} size="h3" id="erase" mb={4}>
        {t(data.account ? 'privacy.eraseAccountTitle' : 'privacy.eraseTitle')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t(data.account ? 'privacy.eraseAccountText' : 'privacy.eraseText')}
      </Text>
      {data.blocked ? (
        <Alert color="orange">
          {t(`privacy.blocked_${data.blocked}`)}{' '}
          {data.blocked === 'subscription' && (
            <Anchor component={Link} to={urls.dashboardSection('assinatura')} inherit>
              {t('privacy.toSubscription')}
            </Anchor>
          )}
        </Alert>
      ) : (
        <Group>
          <Button color="red" onClick={dialog.open}>
            {t(data.account ? 'privacy.eraseAccount' : 'privacy.erase')}
          </Button>
        </Group>
      )}
      <Dialog
        opened={asking}
        onClose={dialog.close}
        title={t('privacy.eraseAsk')}
        closeLabel={t('common.close')}
      >
        <EraseForm data={data} by={by} onClose={dialog.close} onErased={onErased} />
      </Dialog>
    </Card>
  )
}

function EraseForm({ data, by, onClose, onErased }: ErasePanelProps & { onClose(): void }) {
  const { t } = useTranslation()
  const { form, onSubmit, refused } = useContractForm(Erasure, { noContact: false })
  const prove = useProve()
  const erase = useCall(eraseMyData)
  const submit = onSubmit(async ({ noContact }) => {
    const identityProof = data.account ? await prove() : ''
    if (identityProof === undefined) return
    erase.mutate(
      { query: { by }, body: { noContact, identityProof } },
      { onSuccess: onErased, onError: refused },
    )
  })
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={erase.isPending} className="plain-fieldset">
        <Stack gap="md">
          <List size="sm" spacing="xs">
            <List.Item>{t('privacy.eraseAll')}</List.Item>
            {data.account && <List.Item>{t('privacy.eraseInvoices')}</List.Item>}
            {data.contacts.total > 0 && <List.Item>{t('privacy.eraseShared')}</List.Item>}
            <List.Item>{t('privacy.eraseFinal')}</List.Item>
          </List>
          {!data.noContact && (
            <Checkbox
              label={t('privacy.eraseNoContact')}
              {...form.getInputProps('noContact', { type: 'checkbox' })}
            />
          )}
          <DialogActions onClose={onClose} closeLabel={t('privacy.keep')}>
            <Button type="submit" color="red" loading={erase.isPending}>
              {t('privacy.eraseConfirm')}
            </Button>
          </DialogActions>
        </Stack>
      </fieldset>
    </form>
  )
}
