import { sharedPhotoUrl } from 'contract/rules/photo-url'
import { getSupplier } from 'contract/suppliers'
import { data, redirect } from 'react-router'
import { ResponseTime } from '../../features/contacts/response-time.tsx'
import { ContactGate } from '../../features/contacts/contact-gate.tsx'
import { ReportButton } from '../../features/moderation/report-button.tsx'
import { ShortlistToggle } from '../../features/shortlist/shortlist-toggle.tsx'
import { SupplierReviews } from '../../features/reviews/supplier-reviews.tsx'
import { SupplierProfile } from '../../features/suppliers/supplier-profile.tsx'
import { CountVisit } from './count-visit.tsx'
import { Head } from '../../layout/head.tsx'
import { NotFound } from '../../layout/not-found.tsx'
import { SupplierData } from './structured-data.tsx'
import { CallError, callOnServer } from '../../lib/call.ts'
import { pageRequestOf } from '../../lib/ssr.ts'
import { urls } from '../../lib/urls.ts'
import type { Route } from './+types/page.ts'

/** The address of a former name leads on to the present one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { slug } = params
  const supplier = await callOnServer(pageRequestOf(context), getSupplier, {
    params: { slug },
  }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  })
  if (!supplier) return data(null, { status: 404 })
  if (supplier.slug !== slug) {
    throw redirect(`${urls.supplier(supplier.slug)}${new URL(request.url).search}`, 301)
  }
  return supplier
}

export default function SupplierPage({ loaderData: supplier }: Route.ComponentProps) {
  if (!supplier) return <NotFound />
  const place = `${supplier.nome}, ${supplier.cidade_estado}`
  return (
    <>
      <Head
        title={place}
        description={`${supplier.servico.slice(0, 150)}`}
        canonical={urls.supplier(supplier.slug)}
        image={sharedPhotoUrl(supplier.photo)}
      />
      <SupplierData supplier={supplier} />
      <CountVisit key={supplier.id} supplier={supplier} />
      <SupplierProfile
        supplier={supplier}
        reviews={<SupplierReviews key={supplier.id} supplier={supplier} />}
        contact={
          <>
            <ResponseTime hours={supplier.responseHours} />
            <ContactGate key={supplier.id} supplier={supplier} />
            <ShortlistToggle supplier={supplier} />
            <ReportButton supplierId={supplier.id} name={supplier.nome} />
          </>
        }
      />
    </>
  )
}
