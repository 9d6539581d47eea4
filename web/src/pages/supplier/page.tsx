import { sharedCoverUrl, sharedPhotoUrl } from 'contract/rules/photo-url'
import { getSupplier, listRelated } from 'contract/suppliers'
import { Suspense } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { data, redirect } from 'react-router'
import { ResponseTime } from '../../features/contacts/response-time.tsx'
import { ContactGate } from '../../features/contacts/contact-gate.tsx'
import { ReportButton } from '../../features/moderation/report-button.tsx'
import { ShortlistToggle } from '../../features/shortlist/shortlist-toggle.tsx'
import { Head } from '../../layout/head.tsx'
import { NotFound } from '../../layout/not-found.tsx'
import { callOnServer, nullWhenMissing } from '../../lib/call.ts'
import { pageRequestOf } from '../../lib/ssr.ts'
import { urls } from 'contract/urls'
import type { Route } from './+types/page.ts'
import { CountVisit } from './count-visit.tsx'
import { SupplierProfile } from './profile.tsx'
import { Related } from './related.tsx'
import { PageActions } from './page-actions.tsx'
import { SupplierData } from './structured-data.tsx'

// Read below the rest: their parts come after it.
const SupplierReviews = latePart(async () => ({
  default: (await import('../../features/reviews/supplier-reviews.tsx')).SupplierReviews,
}))

/** A former address leads on to the present one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { slug } = params
  const page = pageRequestOf(context)
  const found = callOnServer(page, getSupplier, { params: { slug } })
  const supplier = await found.catch(nullWhenMissing)
  if (!supplier) return data(null, { status: 404 })
  if (supplier.slug !== slug) {
    throw redirect(`${urls.supplier(supplier.slug)}${new URL(request.url).search}`, 301)
  }
  // A page without its neighbours is still a page.
  const related = await callOnServer(page, listRelated, { params: { slug } }).catch(() => [])
  return { supplier, related }
}

export default function SupplierPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />
  const { supplier, related } = loaderData
  const { page, nome } = supplier
  const cover = page?.cover ? sharedCoverUrl(page.cover) : null
  return (
    <>
      <Head
        title={`${nome}, ${supplier.cidade_estado}`}
        description={page?.headline || supplier.servico.slice(0, 150)}
        canonical={urls.supplier(supplier.slug)}
        image={cover ?? sharedPhotoUrl(supplier.photo)}
      />
      <SupplierData supplier={supplier} />
      <CountVisit key={supplier.id} supplier={supplier} />
      <SupplierProfile
        supplier={supplier}
        reviews={
          <Suspense>
            <SupplierReviews key={supplier.id} supplier={supplier} />
          </Suspense>
        }
        actions={
          <>
            <ShortlistToggle supplier={supplier} />
            <PageActions name={nome} />
          </>
        }
        contact={
          <>
            <ResponseTime hours={supplier.responseHours} />
            <ContactGate key={supplier.id} supplier={supplier} bar />
          </>
        }
        after={
          <>
            <Related suppliers={related} />
            <ReportButton supplierId={supplier.id} name={nome} />
          </>
        }
      />
    </>
  )
}
