import { type CategorySlug, categoryTitle } from 'contract/rules/categories'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import { urls } from 'contract/urls'
import { CategoryIcon } from './category-icon.tsx'
import { categoryTexts } from './category-texts.ts'
import { useFormat } from '../../lib/format.ts'
import classes from './category-tiles.module.css'

export type CountedCategory = { slug: CategorySlug; fornecedores: number }

type CategoryTilesProps = {
  label: string
  categories: readonly CountedCategory[]
  heading: 'h2' | 'h3'
  /** Small ones have the name alone; the others also say what for. */
  size?: 'small' | 'whole'
}

/** One tile for each trade: the whole tile is the link. */
export function CategoryTiles({ label, heading, size = 'whole', ...props }: CategoryTilesProps) {
  const language = getLocale()
  const { number } = useFormat()
  const Heading = heading
  return (
    <ul className={classes.tiles} data-size={size} aria-label={label}>
      {props.categories.map(({ slug, fornecedores }) => (
        <li key={slug} className={classes.tile}>
          <CategoryIcon slug={slug} size="tile" />
          <div className={classes.words}>
            <Heading className={classes.name}>
              <Link to={urls.category(slug)}>{categoryTitle[slug][language]}</Link>
            </Heading>
            {size === 'whole' && (
              <p className={classes.about}>
                {categoryTexts[slug].services[language].join('\u00a0· ')}
              </p>
            )}
            {fornecedores > 0 && (
              <p className={classes.count}>
                {m.suppliers_resultCount({ count: fornecedores, number: number(fornecedores) })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
