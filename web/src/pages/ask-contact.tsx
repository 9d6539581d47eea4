import { createContacts } from 'contract/contacts'
import type { ReplyOf } from 'contract/endpoint'
import { urls } from 'contract/urls'
import { useState } from 'react'
import { data, Link } from 'react-router'
import { m } from '#texts/messages.js'
import { SeveralAnswer } from '../features/contacts/several-answer.tsx'
import { type Several, severalIn } from '../features/contacts/several-fields.ts'
import { SeveralForm } from '../features/contacts/several-form.tsx'
import { EmptyShortlist } from '../features/shortlist/empty-shortlist.tsx'
import { GoneSuppliers } from '../features/shortlist/gone-suppliers.tsx'
import { SupplierPhoto } from '../features/suppliers/supplier-photo.tsx'
import { Head } from '../layout/head.tsx'
import { errorOf, postForm } from '../lib/form-post.ts'
import { suppliersIn } from '../model/suppliers-in.ts'
import { Wrap } from '../ui/wrap.tsx'
import type { Route } from './+types/ask-contact.ts'
import classes from './ask-contact.module.css'

export const loader = ({ request, context }: Route.LoaderArgs) => suppliersIn(request, context)

/** The form, sent by the browser itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = severalIn(await request.formData(), await suppliersIn(request, context))
  const sent = await postForm(context, createContacts, { body: typed })
  if (!sent.refusal) return data({ typed, asked: sent.reply }, { headers: sent.headers })
  const { refusal, headers } = sent
  return data({ typed, refusal }, { status: refusal.problem.status, headers })
}

type Asked = { asked: ReplyOf<typeof createContacts>; typed: Several }

/** One message becomes a contact request to each supplier that the address names. */
export default function AskContactPage({
  loaderData: suppliers,
  actionData,
}: Route.ComponentProps) {
  const before = actionData && 'asked' in actionData ? actionData : undefined
  const [answer, setAnswer] = useState<Asked | undefined>(before)
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  return (
    <Wrap className={classes.page}>
      <Head title={m.contacts_severalTitle()} unlisted />
      <h1 className="title-2">{m.contacts_severalTitle()}</h1>
      <GoneSuppliers found={suppliers} />
      {suppliers.length === 0 ? (
        <EmptyShortlist />
      ) : (
        <div className={classes.columns}>
          <section aria-labelledby="asked">
            <h2 id="asked" className="title-3">
              {m.contacts_severalTo({ count: suppliers.length })}
            </h2>
            <ul className={classes.suppliers}>
              {suppliers.map(({ slug, nome, photo, cidade_estado }) => (
                <li key={slug}>
                  <SupplierPhoto nome={nome} photo={photo} size="card" />
                  <div>
                    <Link to={urls.supplier(slug)}>{nome}</Link>
                    <small>{cidade_estado}</small>
                  </div>
                </li>
              ))}
            </ul>
            <p className={classes.privacy}>{m.contacts_severalPrivacy()}</p>
          </section>
          <div className={classes.form}>
            {answer ? (
              <SeveralAnswer suppliers={suppliers} {...answer} />
            ) : (
              <SeveralForm
                suppliers={suppliers}
                typed={actionData?.typed}
                failure={errorOf(refusal)}
                onAsked={(asked, typed) => setAnswer({ asked, typed })}
              />
            )}
          </div>
        </div>
      )}
    </Wrap>
  )
}
