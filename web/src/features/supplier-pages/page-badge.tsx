import { Button, Group, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import type { OwnPage } from 'contract/supplier-pages'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { latePart } from '../../lib/late-part.ts'
import { useAppData } from '../../lib/app-data.ts'
import { urls } from 'contract/urls'
import { Wordmark } from '../../ui/brand.tsx'
import classes from './page-badge.module.css'

const QrCode = latePart(() => import('../../ui/qr-code.tsx'))

/** For the counter, the van or the proposal: who it is, and a code that leads to the page. */
export function PageBadge({ page }: { page: OwnPage }) {
  const { publicUrl } = useAppData()
  const address = `${publicUrl}${urls.supplier(page.slug)}`
  return (
    <>
      <Group gap="sm" mb="lg">
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {m.pages_print()}
        </Button>
        <Button
          component={Link}
          to={urls.dashboardSection('pagina')}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {m.pages_backToEditor()}
        </Button>
      </Group>
      <div className={classes.badge}>
        <Wordmark />
        <p className={classes.find}>{m.pages_badgeFind()}</p>
        <p className={classes.name}>{page.preview.nome}</p>
        <div className={classes.code}>
          <Suspense fallback={<Skeleton width={208} height={208} />}>
            <QrCode text={address} label={m.pages_qr()} />
          </Suspense>
        </div>
        <p className={classes.address}>{address.replace(/^https?:\/\//, '')}</p>
      </div>
    </>
  )
}
