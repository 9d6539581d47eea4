import {
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconMail,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react'
import type { Contact } from 'contract/contacts'
import { phoneLink, webLink } from 'contract/rules/web-link'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from '../../lib/urls.ts'
import classes from './contact-gate.module.css'
import { ForgetMe } from './forget-me.tsx'

type ContactRevealProps = {
  contact: Contact
  justAsked?: boolean
  bar?: boolean
  onForget(): void
}

type Way = { label: string; href: string; text: string; icon: ReactNode; external?: boolean }

/** What the form revealed, as buttons; right after it, the same data is on its way by e-mail. */
export function ContactReveal({
  contact,
  justAsked = false,
  bar = false,
  onForget,
}: ContactRevealProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form with the focus in it is gone: the focus goes to what took its place.
  useEffect(() => {
    if (justAsked) title.current?.focus()
  }, [justAsked])
  const ways = waysTo(contact)
  return (
    <div className={classes.revealed}>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {m.contacts_revealed()}
      </h3>
      <ul className={classes.ways}>
        {ways.map(({ label, href, text, icon, external }) => (
          <li key={label}>
            <a className={classes.way} href={href} {...(external ? elsewhere : {})}>
              {icon}
              <span>
                <b>{label}</b>
                <span className={classes.value}>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {justAsked && <p className={classes.text}>{m.contacts_sent()}</p>}
      <Link to={urls.myContacts} className={classes.mine}>
        {m.contacts_mineTitle()}
      </Link>
      <ForgetMe text={m.contacts_kept()} onForget={onForget} />
      {bar && (
        <nav className={classes.foot} data-foot-bar aria-label={m.contacts_revealed()}>
          {ways.slice(0, 4).map(({ label, href, icon, external }) => (
            <a key={label} href={href} {...(external ? elsewhere : {})}>
              {icon}
              {label}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' }

/** What opens a conversation at once comes first. */
function waysTo({ email, telefone, site, linkedin, whatsapp }: Contact): Way[] {
  const size = { size: 20, 'aria-hidden': true }
  const web = (label: string, address: string | null, icon: ReactNode): Way[] => {
    const href = webLink(address)
    return href ? [{ label, href, text: shortAddress(href), icon, external: true }] : []
  }
  const phone = phoneLink(telefone)
  const ways: Way[] = []
  if (whatsapp) {
    const icon = <IconBrandWhatsapp {...size} />
    ways.push({ label: 'WhatsApp', href: whatsapp, text: numberOf(whatsapp), icon, external: true })
  }
  const mail = <IconMail {...size} />
  ways.push({ label: m.contacts_email(), href: `mailto:${email}`, text: email, icon: mail })
  if (phone && telefone) {
    const icon = <IconPhone {...size} />
    ways.push({ label: m.contacts_telefone(), href: phone, text: telefone, icon })
  }
  return [
    ...ways,
    ...web(m.contacts_site(), site, <IconWorld {...size} />),
    ...web('LinkedIn', linkedin, <IconBrandLinkedin {...size} />),
  ]
}

/** 'https://wa.me/5511987654321' as '(11) 98765-4321'. */
const numberOf = (link: string): string =>
  link.replace(/^.*\/55(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3')

const shortAddress = (link: string): string =>
  link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
