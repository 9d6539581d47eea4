import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import classes from './active-filter.module.css'
import { type Filter, keepFilter, noFilter, searchOfFilter } from './filter.ts'

const textFields = ['categoria', 'nomeFantasia', 'estado', 'cidade'] as const

/** Each condition that is set, as a link to the same page without it. */
export function ActiveFilter({ filter, hash = '' }: { filter: Filter; hash?: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const conditions = [
    ...(filter.tipo === 'Ambos'
      ? []
      : [{ text: t(`suppliers.tipo_${filter.tipo}`), rest: { ...filter, tipo: noFilter.tipo } }]),
    ...textFields.flatMap((field) =>
      filter[field] ? [{ text: filter[field], rest: { ...filter, [field]: '' } }] : [],
    ),
    ...filter.certificados.map((certificate) => ({
      text: certificate,
      rest: { ...filter, certificados: filter.certificados.filter((one) => one !== certificate) },
    })),
  ]
  if (conditions.length === 0) return null
  return (
    <ul className={classes.list} aria-label={t('suppliers.activeFilters')}>
      {conditions.map(({ text, rest }) => (
        <li key={text}>
          <Link
            className={classes.condition}
            to={`${pathname}${searchOfFilter(rest)}${hash}`}
            preventScrollReset
            onClick={() => keepFilter(rest)}
            aria-label={t('suppliers.removeFilter', { name: text })}
          >
            {text}
            <span aria-hidden>×</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
