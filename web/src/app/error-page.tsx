import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Head } from '../layout/head.tsx'
import { urls } from '../lib/urls.ts'
import { StatusPage } from '../ui/status-page.tsx'

/** The page may be there because nothing can be loaded: then it does without a picture. */
const illustration = (name: 'NotFound' | 'ServerError') =>
  lazy(async () => {
    const all = await import('../ui/illustrations.tsx').catch(() => undefined)
    return { default: all ? all[name] : () => null }
  })
const NotFound = illustration('NotFound')
const ServerError = illustration('ServerError')

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
