import type { SupplierPage } from 'contract/suppliers'
import { sharedPhotoUrl } from 'contract/rules/photo-url'
import { useAppData } from '../../lib/app-data.ts'
import { urls } from '../../lib/urls.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

/** What search engines read about a supplier (schema.org). Data, not a script: it never runs. */
export function SupplierData({ supplier }: { supplier: SupplierPage }) {
  const { publicUrl } = useAppData()
  const [cidade, estado] = supplier.cidade_estado.split('/')
  const photo = sharedPhotoUrl(supplier.photo)
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': supplier.Tipo_empresa === 'Empresa' ? 'Organization' : 'Person',
        name: supplier.nome,
        description: supplier.servico.slice(0, 500),
        url: `${publicUrl}${urls.supplier(supplier.slug)}`,
        ...(photo ? { image: `${publicUrl}${photo}` } : {}),
        address: {
          '@type': 'PostalAddress',
          addressLocality: cidade,
          addressRegion: estado,
          addressCountry: 'BR',
        },
        ...ratingData(supplier),
        ...(supplier.com_oque_trabalha ? { knowsAbout: supplier.com_oque_trabalha } : {}),
      }}
    />
  )
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

/** The directory itself, with its search, on the home page. */
export function SiteData() {
  const { publicUrl } = useAppData()
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Marketplace em Saúde',
        url: `${publicUrl}${urls.home}`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${publicUrl}${urls.results}?categoria={categoria}`,
          'query-input': 'required name=categoria',
        },
      }}
    />
  )
}
