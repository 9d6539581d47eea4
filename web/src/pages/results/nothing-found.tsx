import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import type { ResultsPage } from '../../features/search/api.ts'
import { RecommendButton } from '../../features/referrals/recommend-button.tsx'
import { urls } from 'contract/urls'
import { type Filter, resultsUrl } from '../../model/filter.ts'
import { placeName } from '../../model/places.ts'
import { Action, ActionLink } from '../../ui/action.tsx'
import picture from '../../ui/pictures/no-results.svg'
import { useFormat } from '../../lib/format.ts'
import classes from './nothing-found.module.css'

type NothingFoundProps = { filter: Filter; nearby: ResultsPage['nearby']; onReset(): void }

/** Nobody fits: the nearest places where somebody does, and who can be asked instead. */
export function NothingFound({ filter, nearby, onReset }: NothingFoundProps) {
  const { number } = useFormat()
  return (
    <section className={classes.nothing}>
      <img src={picture} width={200} height={150} alt="" />
      <h2 className="title-3">{m.suppliers_noResult()}</h2>
      <p>{m.suppliers_noResultText()}</p>
      <Action onClick={onReset}>{m.suppliers_resetFilters()}</Action>
      {nearby.length > 0 && (
        <nav className={classes.nearby} aria-label={m.search_nearby()}>
          <h3>{m.search_nearby()}</h3>
          <ul>
            {nearby.map(({ fornecedores, ...place }) => (
              <li key={placeName(place)}>
                <Link to={resultsUrl({ ...filter, ...place })}>
                  {placeName(place)}
                  <span aria-hidden>{number(fornecedores)}</span>
                  <span className="visually-hidden">
                    {m.suppliers_resultCount({
                      count: fornecedores,
                      number: number(fornecedores),
                    })}
                  </span>
                </Link>
              </li>
            ))}
            <li>
              <Link to={resultsUrl({ ...filter, cidade: '', estado: '' })}>
                {m.search_wholeCountry()}
              </Link>
            </li>
          </ul>
        </nav>
      )}
      <div className={classes.help}>
        <p>{m.search_nothingHelp()}</p>
        <ActionLink look="light" to={urls.bankFor(filter.categoria)}>
          {m.needs_homeAction()}
        </ActionLink>
        <ActionLink look="light" to={urls.chat}>
          {m.suppliers_choiceAttendant()}
        </ActionLink>
        <RecommendButton look="default" />
      </div>
    </section>
  )
}
