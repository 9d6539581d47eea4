import { m } from '#texts/messages.js'
import { Head } from '../layout/head.tsx'
import { urls } from 'contract/urls'
import { UnderConstruction } from '../ui/illustrations.tsx'
import { StatusPage } from '../ui/status-page.tsx'

export default function UnderConstructionPage() {
  return (
    <>
      <Head title={m.errorPage_constructionTitle()} />
      <StatusPage
        illustration={<UnderConstruction width={280} />}
        title={m.errorPage_constructionTitle()}
        text={m.errorPage_constructionText()}
        action={{ label: m.errorPage_home(), to: urls.home }}
      />
    </>
  )
}
