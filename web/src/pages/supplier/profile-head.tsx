import {
  IconBuildingStore,
  IconCalendarEvent,
  IconClockHour4,
  IconLanguage,
  IconMapPin,
  IconMessageReply,
  IconUsers,
} from '@tabler/icons-react'
import { pictureSources } from 'contract/rules/photo-url'
import { hasOwnPage, planHas } from 'contract/rules/plans'
import type { SupplierPage } from 'contract/suppliers'
import { m } from '#texts/messages.js'
import { FeaturedBadge } from '../../features/suppliers/featured-badge.tsx'
import { SupplierPhoto } from '../../features/suppliers/supplier-photo.tsx'
import { SupplierRating } from '../../features/suppliers/supplier-rating.tsx'
import { respondsIn, spanOf } from '../../features/contacts/response-span.ts'
import { useAppData } from '../../lib/app-data.ts'
import { urls } from 'contract/urls'
import classes from './profile-head.module.css'
import { servedStates } from './area-map.tsx'

/** Face, name and what one asks first. */
export function ProfileHead({ supplier }: { supplier: SupplierPage }) {
  const { nome, plan, page, responseHours } = supplier
  const { publicUrl } = useAppData()
  return (
    <header className={classes.head} data-exclusive={hasOwnPage(plan) || undefined}>
      <div className={classes.who}>
        {planHas(plan, 'logo') && (
          <span className={classes.face}>
            <SupplierPhoto nome={nome} photo={supplier.photo} size="page" />
          </span>
        )}
        <div className={classes.names}>
          <h1 className={classes.name}>{nome}</h1>
          {page?.headline && <p className={classes.headline}>{page.headline}</p>}
          <p className={classes.place}>
            <FeaturedBadge plan={plan} />
            {supplier.especialidade && <span>{supplier.especialidade}</span>}
            <span>
              <IconMapPin size={16} aria-hidden /> {supplier.cidade_estado}
            </span>
            <span>{m.suppliers_tipoName({ tipo: supplier.Tipo_empresa })}</span>
            {!page && responseHours && (
              <span>
                <IconMessageReply size={16} aria-hidden /> {respondsIn(responseHours)}
              </span>
            )}
          </p>
          <SupplierRating supplier={supplier} />
          <p className={classes.address}>
            {publicUrl}
            {urls.supplier(supplier.slug)}
          </p>
        </div>
      </div>
      {page && <Facts supplier={supplier} page={page} />}
    </header>
  )
}

export function Cover({ picture }: { picture: string | null }) {
  return (
    <div className={classes.frame}>
      {picture ? (
        <img
          className={classes.cover}
          {...pictureSources('cover', picture, 1280)}
          sizes="(max-width: 75rem) 100vw, 75rem"
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      ) : (
        <div className={classes.cover} data-empty />
      )}
    </div>
  )
}

type FactsProps = { supplier: SupplierPage; page: NonNullable<SupplierPage['page']> }

/** How soon it answers joins them once that is known. */
function Facts({ supplier, page: { facts } }: FactsProps) {
  const states = servedStates(supplier)
  const all = [
    {
      icon: <IconCalendarEvent />,
      name: m.pages_since(),
      value: facts.since && String(facts.since),
    },
    {
      icon: <IconUsers />,
      name: m.pages_team(),
      value: facts.team && m.pages_teamSize({ size: facts.team }),
    },
    {
      icon: <IconBuildingStore />,
      name: m.pages_area(),
      value: supplier.atendeEm.brasil
        ? m.fields_wholeCountry()
        : states.length > 4
          ? m.pages_stateCount({ count: states.length })
          : states.join(', '),
    },
    { icon: <IconClockHour4 />, name: m.pages_hours(), value: facts.hours },
    { icon: <IconLanguage />, name: m.pages_languages(), value: facts.languages.join(', ') },
    {
      icon: <IconMessageReply />,
      name: m.pages_answers(),
      value: supplier.responseHours && about(supplier.responseHours),
    },
  ].filter(({ value }) => value)
  return (
    <dl className={classes.facts}>
      {all.map(({ icon, name, value }) => (
        <div key={name} className={classes.fact}>
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** 'cerca de 3 h' */
function about(hours: number): string {
  const { count, unit } = spanOf(hours)
  return unit === 'days' ? m.pages_aboutDays({ count }) : m.pages_aboutHours({ count })
}
