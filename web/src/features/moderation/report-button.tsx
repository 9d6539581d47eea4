import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFlag } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'

const ReportFields = lazy(() => import('./report-form.tsx'))

/** 'Denunciar' on a public page; hardly anyone needs the form, so it loads when it is asked for. */
export function ReportButton({ supplierId, name }: { supplierId: number; name: string }) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="subtle"
        color="slate"
        leftSection={<IconFlag size={16} aria-hidden />}
        onClick={open}
      >
        {t('moderation.report')}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={t('moderation.reportTitle', { name })}
        closeLabel={t('common.close')}
      >
        <Suspense fallback={<Skeleton height={320} />}>
          <ReportFields supplierId={supplierId} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
