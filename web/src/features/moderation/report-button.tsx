import { IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { Action } from '../../ui/action.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx'))

/** 'Denunciar' on a public page; hardly anyone needs the form. */
export function ReportButton({ supplierId, name }: { supplierId: number; name: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Action
        look="subtle"
        size="sm"
        icon={<IconFlag size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {m.moderation_report()}
      </Action>
      <ReportDialog
        opened={opened}
        onClose={() => setOpened(false)}
        supplierId={supplierId}
        name={name}
      />
    </>
  )
}
