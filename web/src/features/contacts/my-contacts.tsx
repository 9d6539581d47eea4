import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useQuery } from '@tanstack/react-query'
import { listMyContacts, type MyContact, withdrawMyContact } from 'contract/contacts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { hasCode } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { query, useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { LoadingRows } from '../../ui/data-list.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { ReferralIllustration } from '../../ui/illustrations.tsx'
import { AskAgain } from './ask-again.tsx'
import { dropProof, useProofs } from './visitor.ts'

type MyContactsProps = {
  token: string
  /** The way to another link: below the list once its length is known, so that nothing moves. */
  children?: ReactNode
}

/** Whom somebody asked, from this browser and, with the link of a mail, from anywhere. */
export function MyContacts({ token, children }: MyContactsProps) {
  const { boxOf } = useErrorText()
  const { list, refused } = useMine(token)
  if (list.isLoading) return <LoadingRows rows={3} />
  const contacts = list.data?.data ?? []
  const failed = list.isLoadingError ? list : refused
  return (
    <>
      {failed && <ErrorBox {...boxOf(failed)} />}
      {contacts.length > 0 ? (
        <Stack gap="md">
          {contacts.map((contact) => (
            <ContactCard key={contact.id} contact={contact} />
          ))}
        </Stack>
      ) : (
        !failed && <NoContacts />
      )}
      {(!token || failed) && children}
    </>
  )
}

/** A link that opens nothing any more hides nothing of what this browser may see. */
function useMine(token: string) {
  const proofs = useProofs()
  const [refusal, setRefusal] = useState<{ token: string; error: unknown }>()
  const refused = refusal?.token === token ? refusal : undefined
  const link = refused ? '' : token
  const list = useQuery({
    ...query(listMyContacts, { body: { proofs, ...(link ? { token: link } : {}) } }),
    enabled: proofs.length > 0 || link !== '',
  })
  // Kept, so that it is not asked with again each time the list changes.
  if (link && hasCode(list.error, 'CONTACT_LINK_INVALID')) setRefusal({ token, error: list.error })
  return { list, refused: refused && { ...refused, refetch: list.refetch } }
}

const NoContacts = () => (
  <EmptyState
    illustration={<ReferralIllustration width={200} />}
    title={m.contacts_mineEmpty()}
    text={m.contacts_mineEmptyText()}
    action={
      <Button component={Link} to={urls.home}>
        {m.contacts_mineFind()}
      </Button>
    }
  />
)

function ContactCard({ contact }: { contact: MyContact }) {
  const { dateTime } = useFormat()
  const { supplier, answers, alternatives } = contact
  return (
    <Paper p="md" component="article" aria-label={m.contacts_mineOf({ name: supplier.nome })}>
      <Stack gap="sm">
        <div>
          {supplier.slug ? (
            <Anchor component={Link} to={urls.supplier(supplier.slug)} fw={600}>
              {supplier.nome}
            </Anchor>
          ) : (
            <Text fw={600}>{supplier.nome}</Text>
          )}
          <Text size="sm" c="dimmed">
            {m.contacts_mineAsked({ when: dateTime(contact.created_at) })}
          </Text>
        </div>
        {contact.mensagem && (
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {contact.mensagem}
          </Text>
        )}
        {answers.map(({ texto, created_at }) => (
          <Paper key={created_at} p="sm" bg="petrol.0">
            <Text size="sm" fw={600}>
              {m.contacts_mineAnswer({ when: dateTime(created_at) })}
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {texto}
            </Text>
          </Paper>
        ))}
        {answers.length === 0 && (
          <Text size="sm" c="dimmed">
            {contact.answered_at
              ? m.contacts_mineInTouch({ when: dateTime(contact.answered_at) })
              : m.contacts_mineWaiting()}
          </Text>
        )}
        {alternatives.length > 0 && <Alternatives alternatives={alternatives} />}
        <Actions contact={contact} />
      </Stack>
    </Paper>
  )
}

function Alternatives({ alternatives }: Pick<MyContact, 'alternatives'>) {
  return (
    <Alert color="orange" title={m.contacts_others()}>
      <Stack gap={4} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {alternatives.map(({ slug, nome, cidade_estado }) => (
          <li key={slug}>
            <Anchor component={Link} to={urls.supplier(slug)} inherit>
              {nome}
            </Anchor>{' '}
            · {cidade_estado}
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

function Actions({ contact }: { contact: MyContact }) {
  const [opened, setOpened] = useState<'ask' | 'withdraw'>()
  const { supplier } = contact
  const close = () => setOpened(undefined)
  return (
    <Group gap="xs">
      {supplier.slug && (
        <Button variant="default" onClick={() => setOpened('ask')}>
          {m.contacts_askAgain()}
        </Button>
      )}
      <Button variant="subtle" color="red" onClick={() => setOpened('withdraw')}>
        {m.contacts_withdraw()}
      </Button>
      <Dialog
        opened={opened === 'ask'}
        onClose={close}
        title={m.contacts_askAgainTitle({ name: supplier.nome })}
      >
        <AskAgain contact={contact} onClose={close} />
      </Dialog>
      <WithdrawDialog opened={opened === 'withdraw'} contact={contact} onClose={close} />
    </Group>
  )
}

type WithdrawProps = { opened: boolean; contact: MyContact; onClose(): void }

function WithdrawDialog({ opened, contact, onClose }: WithdrawProps) {
  const { mutate, isPending } = useCall(withdrawMyContact, { changes: [listMyContacts] })
  const { supplier, proof } = contact
  const withdraw = () =>
    mutate(
      { body: { proof } },
      {
        onSuccess() {
          onClose()
          dropProof(supplier.id, proof)
          notifySuccess(m.contacts_withdrawn())
        },
      },
    )
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={m.contacts_withdrawTitle()}
      backLabel={m.contacts_back()}
      confirmLabel={m.contacts_withdraw()}
      color="red"
      busy={isPending}
      onConfirm={withdraw}
    >
      <Text>{m.contacts_withdrawText({ name: supplier.nome })}</Text>
    </ConfirmDialog>
  )
}
