import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#texts/messages.js'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** 'Denunciar' on a public page; hardly anyone needs the form, so it loads when it is asked for. */
export function ReportButton({ supplierId, name }: { supplierId: number; name: string }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        variant="subtle"
        color="slate"
        leftSection={<IconFlag size={16} aria-hidden />}
        onClick={() => setState('open')}
      >
        {m.moderation_report()}
      </Button>
      {state !== 'never' && (
        <Suspense>
          <ReportDialog
            opened={state === 'open'}
            onClose={() => setState('closed')}
            supplierId={supplierId}
            name={name}
          />
        </Suspense>
      )}
    </>
  )
}
