import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Head } from '../layout/head.tsx'
import { urls } from '../lib/urls.ts'
import { StatusPage } from '../ui/status-page.tsx'

/** The page may be there because nothing can be loaded: then it does without what has to be. */
const ServerError = lazy(async () => {
  const all = await import('../ui/illustrations.tsx').catch(() => undefined)
  return { default: all ? all.ServerError : () => null }
})
const MissingPage = lazy(() =>
  import('../layout/missing-page.tsx').catch(() => ({ default: PlainMissingPage })),
)

export function ErrorPage() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense>
      <MissingPage />
    </Suspense>
  ) : (
    <FailedPage />
  )
}

function FailedPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('errorPage.failedTitle')} />
      <StatusPage
        illustration={
          <Suspense>
            <ServerError />
          </Suspense>
        }
        title={t('errorPage.failedTitle')}
        text={t('errorPage.failedText')}
        action={{ label: t('errorPage.home'), to: urls.home }}
        retry={{ label: t('common.retry'), onClick: () => window.location.reload() }}
      />
    </>
  )
}

function PlainMissingPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('errorPage.notFoundTitle')} />
      <StatusPage
        illustration={null}
        title={t('errorPage.notFoundTitle')}
        text={t('errorPage.notFoundText')}
        action={{ label: t('errorPage.home'), to: urls.home }}
      />
    </>
  )
}
