import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
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
  return missing ? (
    <StatusPage
      illustration={
        <Suspense>
          <NotFound />
        </Suspense>
      }
      title={t('errorPage.notFoundTitle')}
      text={t('errorPage.notFoundText')}
      action={{ label: t('errorPage.home'), to: urls.home }}
    />
  ) : (
    <StatusPage
      illustration={
        <Suspense>
          <ServerError />
        </Suspense>
      }
      title={t('errorPage.failedTitle')}
      text={t('errorPage.failedText')}
      action={{ label: t('errorPage.home'), to: urls.home }}
    />
  )
}
