import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { ReportFields } from './report-form.tsx'

type ReportDialogProps = { opened: boolean; onClose(): void; supplierId: number; name: string }

export default function ReportDialog({ opened, onClose, supplierId, name }: ReportDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('moderation.reportTitle', { name })}
      closeLabel={t('common.close')}
    >
      <ReportFields supplierId={supplierId} onClose={onClose} />
    </Dialog>
  )
}
