import { IconPrinter } from '@tabler/icons-react'
import { urls } from 'contract/urls'
import { m } from '#texts/messages.js'
import { Comparison } from '../features/shortlist/comparison.tsx'
import { EmptyShortlist } from '../features/shortlist/empty-shortlist.tsx'
import { GoneSuppliers } from '../features/shortlist/gone-suppliers.tsx'
import { useOwnList } from '../features/shortlist/own-list.ts'
import { areaText } from '../features/suppliers/area-text.ts'
import { respondsIn } from '../features/contacts/response-span.ts'
import { byDistinction } from '../features/suppliers/licence-order.ts'
import { SupplierPhoto } from '../features/suppliers/supplier-photo.tsx'
import { SupplierRating } from '../features/suppliers/supplier-rating.tsx'
import { ShareButton } from '../features/suppliers/share-button.tsx'
import { Head } from '../layout/head.tsx'
import { suppliersIn } from '../model/suppliers-in.ts'
import { Action, ActionLink } from '../ui/action.tsx'
import { Wrap } from '../ui/wrap.tsx'
import type { Route } from './+types/shortlist.ts'
import classes from './shortlist.module.css'

const mostCompared = 4

export const loader = ({ request, context }: Route.LoaderArgs) => suppliersIn(request, context)

/** Up to four suppliers side by side; the address alone says which, so that it can be sent. */
export default function ShortlistPage({ loaderData: suppliers }: Route.ComponentProps) {
  const slugs = suppliers.map(({ slug }) => slug)
  const later = suppliers.slice(mostCompared)
  useOwnList(suppliers)
  return (
    <Wrap className={classes.page}>
      <Head title={m.shortlist_title()} unlisted />
      <header className={classes.head}>
        <div>
          <h1 className="title-2">{m.shortlist_title()}</h1>
          {suppliers.length > 0 && <p>{m.shortlist_lead()}</p>}
        </div>
        {suppliers.length > 0 && (
          <div className={classes.actions}>
            <ShareButton title={m.shortlist_title()} />
            <Action
              look="default"
              icon={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {m.shortlist_print()}
            </Action>
            <ActionLink tone="coral" to={urls.askContact(slugs)}>
              {m.shortlist_ask()}
            </ActionLink>
          </div>
        )}
      </header>
      <GoneSuppliers found={suppliers} />
      {suppliers.length === 0 && <EmptyShortlist />}
      {suppliers.length > 0 && (
        <Comparison
          suppliers={suppliers.slice(0, mostCompared).map((supplier) => ({
            ...supplier,
            area: areaText(supplier.atendeEm),
            licences: byDistinction(supplier.certificados),
            face: <SupplierPhoto nome={supplier.nome} photo={supplier.photo} size="card" />,
            rating: supplier.rating ? <SupplierRating supplier={supplier} /> : null,
            responds: supplier.responseHours ? respondsIn(supplier.responseHours) : '',
          }))}
          without={(gone) => urls.shortlist(slugs.filter((slug) => slug !== gone))}
        />
      )}
      {later.map(({ slug, nome }) => (
        <p key={slug}>{m.shortlist_fifth({ nome })}</p>
      ))}
    </Wrap>
  )
}
