import { lazy, Suspense, useEffect, useState } from 'react'
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

/** The server, or what stands before it, answers that it cannot answer now. */
const unavailable = [502, 503, 504]
/** What browsers say of a request that nobody answered: Chromium (of code it says more), Firefox, Safari. */
const unansweredTexts = /^(Failed to fetch\b(?! dynamically)|NetworkError when|Load failed)/

export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const isUnavailable = status !== undefined && unavailable.includes(status)
  const isUnanswered = error instanceof TypeError && unansweredTexts.test(error.message)
  // A connection that is lost while the page waits for the server does not change what it waits for.
  const [first] = useState(isUnavailable)
  if (isUnavailable)
    return (
      <WaitingPage title={m.errorPage_unavailableTitle()} text={m.errorPage_unavailableText()} />
    )
  if (isUnanswered) {
    const title = first ? m.errorPage_unavailableTitle() : m.errorPage_offlineTitle()
    return <WaitingPage title={title} text={m.errorPage_offlineText()} />
  }
  return status === 404 ? (
    <Suspense>
      <MissingPage />
    </Suspense>
  ) : (
    <FailedPage
      title={m.errorPage_failedTitle()}
      text={m.errorPage_failedText()}
      retry={() => window.location.reload()}
    />
  )
}

const tryAgainEveryMs = 8_000

/** Whoever waits sees the page once the server answers again. To load anew would leave this page for the browser's own. */
function WaitingPage({ title, text }: { title: string; text: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const tryAgain = () => void revalidate()
    const timer = setInterval(tryAgain, tryAgainEveryMs)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [revalidate])
  return <FailedPage title={title} text={text} retry={() => void revalidate()} />
}

function FailedPage({ title, text, retry }: { title: string; text: string; retry(): void }) {
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
        retry={{ label: m.common_retry(), onClick: retry }}
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
