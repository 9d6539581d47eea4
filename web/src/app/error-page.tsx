import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Head } from '../layout/head.tsx'
import { urls } from '../lib/urls.ts'
import { StatusPage } from '../ui/status-page.tsx'

const NotFound = lazy(async () => ({
  default: (await import('../ui/illustrations.tsx')).NotFound,
}))
const ServerError = lazy(async () => ({
  default: (await import('../ui/illustrations.tsx')).ServerError,
}))

export function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = t(missing ? 'errorPage.notFoundTitle' : 'errorPage.failedTitle')
  return (
    <>
      <Head title={title} />
      <StatusPage
        illustration={<Suspense>{missing ? <NotFound /> : <ServerError />}</Suspense>}
        title={title}
        text={t(missing ? 'errorPage.notFoundText' : 'errorPage.failedText')}
        action={{ label: t('errorPage.home'), to: urls.home }}
        {...(!missing && {
          retry: { label: t('common.retry'), onClick: () => window.location.reload() },
        })}
      />
    </>
  )
}
