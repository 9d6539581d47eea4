import { sharedCoverUrl, sharedPhotoUrl } from 'contract/rules/photo-url'
import type { SupplierPage } from 'contract/suppliers'
import { useAppData } from '../../lib/app-data.ts'
import { urls } from 'contract/urls'
import { JsonLd } from '../../ui/json-ld.tsx'

/** What search engines read about a supplier. */
export function SupplierData({ supplier }: { supplier: SupplierPage }) {
  const { publicUrl } = useAppData()
  return <JsonLd data={supplierData(supplier, publicUrl)} />
}

function supplierData(supplier: SupplierPage, publicUrl: string) {
  const { page, photo } = supplier
  const [cidade, estado] = supplier.cidade_estado.split('/')
  const pictures = [sharedPhotoUrl(photo), page?.cover ? sharedCoverUrl(page.cover) : null]
  const image = pictures.flatMap((path) => (path ? [`${publicUrl}${path}`] : []))
  const isCompany = supplier.Tipo_empresa === 'Empresa'
  return {
    '@context': 'https://schema.org',
    '@type': isCompany ? 'Organization' : 'Person',
    name: supplier.nome,
    description: (page?.headline || supplier.servico).slice(0, 500),
    url: `${publicUrl}${urls.supplier(supplier.slug)}`,
    ...(image.length > 0 ? { image } : {}),
    address: {
      '@type': 'PostalAddress',
      addressLocality: cidade,
      addressRegion: estado,
      addressCountry: 'BR',
    },
    ...ratingData(supplier),
    ...(supplier.com_oque_trabalha ? { knowsAbout: supplier.com_oque_trabalha } : {}),
    ...(isCompany && page?.facts.since ? { foundingDate: String(page.facts.since) } : {}),
    ...(page && page.services.length > 0
      ? {
          makesOffer: page.services.map(({ name, text }) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name, ...(text ? { description: text } : {}) },
          })),
        }
      : {}),
  }
}

/** A person cannot be rated, what they offer can. */
function ratingData({ rating, Tipo_empresa }: SupplierPage) {
  if (!rating) return {}
  const { average, count } = rating
  return {
    ...(Tipo_empresa === 'Empresa' ? {} : { '@type': 'ProfessionalService' }),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
    },
  }
}
