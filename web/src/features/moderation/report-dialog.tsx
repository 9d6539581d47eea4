import { m } from '#texts/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { ReportFields } from './report-form.tsx'

type ReportDialogProps = { opened: boolean; onClose(): void; supplierId: number; name: string }

export default function ReportDialog({ opened, onClose, supplierId, name }: ReportDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.moderation_reportTitle({ name })}>
      <ReportFields supplierId={supplierId} onClose={onClose} />
    </Dialog>
  )
}
