import { Anchor, Button, Card, Checkbox, Group, List, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useDisclosure } from '@mantine/hooks'
import { eraseMyData, type MyData, type OpenedBy } from 'contract/privacy'
import { Erasure } from 'contract/schemas/privacy'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useProve } from '../../model/identity.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'

type ErasePanelProps = { data: MyData; by: OpenedBy; onErased(): void }

/** The end of it all, asked once more; invoices stay, without the person. */
export function ErasePanel({ data, by, onErased }: ErasePanelProps) {
  const [asking, dialog] = useDisclosure(false)
  return (
    <Card component="section" aria-labelledby="erase" withBorder>
      <Title order={2} size="h3" id="erase" mb={4}>
        {data.account ? m.privacy_eraseAccountTitle() : m.privacy_eraseTitle()}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {data.account ? m.privacy_eraseAccountText() : m.privacy_eraseText()}
      </Text>
      {data.blocked ? (
        <Alert color="orange">
          {m.privacy_blocked({ reason: data.blocked })}{' '}
          {data.blocked === 'subscription' && (
            <Anchor component={Link} to={urls.dashboardSection('assinatura')} inherit>
              {m.privacy_toSubscription()}
            </Anchor>
          )}
        </Alert>
      ) : (
        <Group>
          <Button color="red" onClick={dialog.open}>
            {data.account ? m.privacy_eraseAccount() : m.privacy_erase()}
          </Button>
        </Group>
      )}
      <Dialog opened={asking} onClose={dialog.close} title={m.privacy_eraseAsk()}>
        <EraseForm data={data} by={by} onClose={dialog.close} onErased={onErased} />
      </Dialog>
    </Card>
  )
}

function EraseForm({ data, by, onClose, onErased }: ErasePanelProps & { onClose(): void }) {
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
            <List.Item>{m.privacy_eraseAll()}</List.Item>
            {data.account && <List.Item>{m.privacy_eraseInvoices()}</List.Item>}
            {data.contacts.total + data.needs.total > 0 && (
              <List.Item>{m.privacy_eraseShared()}</List.Item>
            )}
            <List.Item>{m.privacy_eraseFinal()}</List.Item>
          </List>
          {!data.noContact && (
            <Checkbox
              label={m.privacy_eraseNoContact()}
              {...form.getInputProps('noContact', { type: 'checkbox' })}
            />
          )}
          <DialogActions onClose={onClose} closeLabel={m.privacy_keep()}>
            <Button type="submit" color="red" loading={erase.isPending}>
              {m.privacy_eraseConfirm()}
            </Button>
          </DialogActions>
        </Stack>
      </fieldset>
    </form>
  )
}
