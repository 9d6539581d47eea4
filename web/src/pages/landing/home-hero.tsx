import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import { SearchBox } from '../../features/search/search-box.tsx'
import { factsQuery } from '../../features/suppliers/api.ts'
import { useFormat } from '../../lib/format.ts'
import { urls } from 'contract/urls'
import type { Filter } from '../../model/filter.ts'
import hero from '../../ui/pictures/hero.svg'
import { Wrap } from '../../ui/wrap.tsx'
import classes from './home-hero.module.css'

/** The name, the promise, the search itself, the trades, and what the directory has. */
export function HomeHero({ filter }: { filter: Filter }) {
  return (
    <section className={classes.hero}>
      <Wrap>
        <div className={classes.top}>
          <div className={classes.words}>
            <h1 className="title-1">{m.home_title()}</h1>
            <p className={classes.lead}>{m.home_lead()}</p>
            <SearchBox filter={filter} />
            <Facts />
          </div>
          <img className={classes.picture} src={hero} width={360} height={300} alt="" />
        </div>
        <Trades />
      </Wrap>
    </section>
  )
}

function Facts() {
  const { number } = useFormat()
  const { data } = useQuery(factsQuery)
  return (
    <p className={classes.facts}>
      {data && (
        <>
          <span>
            <strong>{number(data.fornecedores)}</strong> {m.home_factSuppliers()}
          </span>
          <span>
            <strong>{number(data.cidades)}</strong> {m.home_factCities()}
          </span>
          <span>
            <strong>{number(data.licencas)}</strong> {m.home_factLicences()}
          </span>
        </>
      )}
      <a href="#buscar" className={classes.more}>
        {m.home_more()}
      </a>
    </p>
  )
}

/** A tile for each trade; on a phone they stand in a row that moves sideways. */
function Trades() {
  const language = getLocale()
  const { number } = useFormat()
  const { data } = useQuery(factsQuery)
  if (!data || data.categorias.length === 0) return null
  return (
    <nav aria-label={m.home_trades()}>
      <ul className={classes.trades}>
        {data.categorias.map(({ slug, nome, fornecedores }) => (
          <li key={slug}>
            <Link to={urls.category(slug)} className={classes.trade}>
              {nome[language]}
              <span aria-hidden>{number(fornecedores)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
