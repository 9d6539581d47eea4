import { lazy, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
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
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 503) return <UnavailablePage />
  return status === 404 ? (
    <Suspense>
      <MissingPage />
    </Suspense>
  ) : (
    <FailedPage title={m.errorPage_failedTitle()} text={m.errorPage_failedText()} />
  )
}

const tryAgainEveryMs = 8_000

/** The server answers, but not what it depends on: whoever waits sees the page once it is back. */
function UnavailablePage() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), tryAgainEveryMs)
    return () => clearInterval(timer)
  }, [revalidate])
  return <FailedPage title={m.errorPage_unavailableTitle()} text={m.errorPage_unavailableText()} />
}

function FailedPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Head title={title} />
      <StatusPage
        illustration={
          <Suspense>
            <ServerError />
          </Suspense>
        }
        title={title}
        text={text}
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
