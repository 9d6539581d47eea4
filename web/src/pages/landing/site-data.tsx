import { useAppData } from '../../lib/app-data.ts'
import { urls } from 'contract/urls'
import { JsonLd } from '../../ui/json-ld.tsx'

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
