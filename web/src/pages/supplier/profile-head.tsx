import {
  IconBuildingStore,
  IconCalendarEvent,
  IconClockHour4,
  IconLanguage,
  IconMapPin,
  IconUsers,
} from '@tabler/icons-react'
import { pictureSources } from 'contract/rules/photo-url'
import { hasOwnPage, planHas } from 'contract/rules/plans'
import type { SupplierPage } from 'contract/suppliers'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { FeaturedBadge } from '../../features/suppliers/featured-badge.tsx'
import { SupplierPhoto } from '../../features/suppliers/supplier-photo.tsx'
import { SupplierRating } from '../../features/suppliers/supplier-rating.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import classes from './profile-head.module.css'
import { servedStates } from './area-map.tsx'

type ProfileHeadProps = { supplier: SupplierPage; actions: ReactNode }

/** Cover, face, name and what one asks first. */
export function ProfileHead({ supplier, actions }: ProfileHeadProps) {
  const { nome, plan, page } = supplier
  const exclusive = hasOwnPage(plan)
  return (
    <header className={classes.head} data-exclusive={exclusive || undefined}>
      {exclusive && <Cover picture={page?.cover ?? null} />}
      <Wrap className={classes.who}>
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
          </p>
          <SupplierRating supplier={supplier} />
        </div>
        <div className={classes.actions}>{actions}</div>
      </Wrap>
      {page && <Facts supplier={supplier} page={page} />}
    </header>
  )
}

function Cover({ picture }: { picture: string | null }) {
  return (
    <Wrap className={classes.frame}>
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
    </Wrap>
  )
}

type FactsProps = { supplier: SupplierPage; page: NonNullable<SupplierPage['page']> }

/** In a row; how soon it answers joins them once that is known. */
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
  ].filter(({ value }) => value)
  return (
    <Wrap>
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
    </Wrap>
  )
}
