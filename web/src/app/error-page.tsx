import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { m } from '#texts/messages.js'
import { Head } from '../layout/head.tsx'
import { urls } from 'contract/urls'
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
  return (
    <>
      <Head title={m.errorPage_failedTitle()} />
      <StatusPage
        illustration={
          <Suspense>
            <ServerError />
          </Suspense>
        }
        title={m.errorPage_failedTitle()}
        text={m.errorPage_failedText()}
        action={{ label: m.errorPage_home(), to: urls.home }}
        retry={{ label: m.common_retry(), onClick: () => window.location.reload() }}
      />
    </>
  )
}

function PlainMissingPage() {
  return (
    <>
      <Head title={m.errorPage_notFoundTitle()} />
      <StatusPage
        illustration={null}
        title={m.errorPage_notFoundTitle()}
        text={m.errorPage_notFoundText()}
        action={{ label: m.errorPage_home(), to: urls.home }}
      />
    </>
  )
}
