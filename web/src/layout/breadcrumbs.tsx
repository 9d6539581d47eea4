import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useAppData } from '../lib/app-data.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import classes from './breadcrumbs.module.css'

export type Crumb = { name: string; path: string }

/** The way to a page, for people and for search engines; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { publicUrl } = useAppData()
  const last = crumbs.length - 1
  return (
    <nav aria-label={m.layout_breadcrumbs()}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: `${publicUrl}${path}`,
          })),
        }}
      />
    </nav>
  )
}
