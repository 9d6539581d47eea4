import { m } from '#texts/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { ReferralForm } from './referral-form.tsx'

type Shell = { opened: boolean; onClose(): void }

export function ReferralDialog({ opened, onClose }: Shell) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.referrals_dialogTitle()}>
      <ReferralForm onSent={onClose} onClose={onClose} />
    </Dialog>
  )
}
