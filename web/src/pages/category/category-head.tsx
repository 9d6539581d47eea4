import { type CategoryPage, leastIndexed } from 'contract/categories'
import { categoryTexts } from '../../features/categories/category-texts.ts'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import type { Crumb } from '../../layout/breadcrumbs.tsx'
import { Head } from '../../layout/head.tsx'
import { useAppData } from '../../lib/app-data.ts'
import { categoryName } from '../../model/categories.ts'
import { placeName, prepositionOf } from '../../model/places.ts'
import { urls } from 'contract/urls'
import { JsonLd } from '../../ui/json-ld.tsx'
import { useFormat } from '../../lib/format.ts'

/** 'Odontologia', or 'Odontologia em Campinas/SP', 'no Rio de Janeiro/RJ'. */
export function titleOf({ slug, lugar }: CategoryPage): string {
  const about = categoryName(slug)
  if (!lugar) return about
  return m.search_inPlace({ about, place: placeName(lugar), preposition: prepositionOf(lugar) })
}

const addressOf = ({ slug, lugar }: CategoryPage) =>
  lugar ? urls.categoryIn(slug, lugar.slug) : urls.category(slug)

export const pageAddress = (category: CategoryPage, pagina: number) =>
  pagina > 1 ? `${addressOf(category)}?pagina=${pagina}` : addressOf(category)

export const crumbsOf = (category: CategoryPage): Crumb[] => [
  { name: m.layout_home(), path: urls.home },
  { name: m.layout_categories(), path: urls.categories },
  { name: categoryName(category.slug), path: urls.category(category.slug) },
  ...(category.lugar ? [{ name: placeName(category.lugar), path: addressOf(category) }] : []),
]

/** Title, description and address, and the list as search engines read it. */
export function CategoryHead({ category }: { category: CategoryPage }) {
  const { publicUrl } = useAppData()
  const { slug, total, pagina, data } = category
  const { number } = useFormat()
  const title = titleOf(category)
  const count = m.suppliers_resultCount({ count: total, number: number(total) })
  const about = categoryTexts[slug].description[getLocale()]
  const before = (pagina - 1) * category.porPagina
  return (
    <>
      <Head
        title={pagina > 1 ? m.categories_pageTitle({ title, page: pagina }) : title}
        description={total > 0 ? `${count}. ${about}` : about}
        canonical={pageAddress(category, pagina)}
        unlisted={total < leastIndexed}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: title,
          numberOfItems: total,
          itemListElement: data.map((supplier, index) => ({
            '@type': 'ListItem',
            position: before + index + 1,
            name: supplier.nome,
            url: `${publicUrl}${urls.supplier(supplier.slug)}`,
          })),
        }}
      />
    </>
  )
}
