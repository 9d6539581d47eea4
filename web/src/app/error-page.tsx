import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { urls } from '../lib/urls.ts'
import { NotFound, ServerError } from '../ui/illustrations.tsx'
import { StatusPage } from '../ui/status-page.tsx'

export function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return missing ? (
    <StatusPage
      illustration={<NotFound />}
      title={t('errorPage.notFoundTitle')}
      text={t('errorPage.notFoundText')}
      action={{ label: t('errorPage.home'), to: urls.home }}
    />
  ) : (
    <StatusPage
      illustration={<ServerError />}
      title={t('errorPage.failedTitle')}
      text={t('errorPage.failedText')}
      action={{ label: t('errorPage.home'), to: urls.home }}
    />
  )
}
