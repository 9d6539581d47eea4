import { Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getIdentityWays } from 'contract/identity'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { query } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { IdentityForm } from './identity-form.tsx'

type IdentityDialogProps = { onProved(proof: string): void; onClose(): void }

/** Asks once more for what a login of this account asks for. */
export default function IdentityDialog({ onProved, onClose }: IdentityDialogProps) {
  const { boxOf } = useErrorText()
  // What is asked for changes with the second factor: never from memory.
  const ways = useQuery({ ...query(getIdentityWays), gcTime: 0 })
  return (
    <Dialog opened onClose={onClose} title={m.identity_title()}>
      <Text mb="md">{m.identity_text()}</Text>
      {ways.isLoadingError ? (
        <ErrorBox {...boxOf(ways)} />
      ) : ways.data ? (
        <IdentityForm ways={ways.data} onProved={onProved} onClose={onClose} />
      ) : (
        <Loader size="sm" aria-hidden />
      )}
    </Dialog>
  )
}
