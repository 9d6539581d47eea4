import {
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconMail,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react'
import type { Contact } from 'contract/contacts'
import { mailLink, phoneLink, webLink } from 'contract/rules/web-link'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import classes from './contact-gate.module.css'

type Way = { label: string; href: string; text: string; icon: ReactNode; external?: boolean }

/** The ways to reach a supplier, each a button. */
export function ContactWays({ contact }: { contact: Contact }) {
  return (
    <ul className={classes.ways}>
      {waysTo(contact).map(({ label, href, text, icon, external }) => (
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
  )
}

/** The first of them at the foot of a phone, whatever is being read. */
export function ContactFoot({ contact }: { contact: Contact }) {
  return (
    <nav className={classes.foot} data-foot-bar aria-label={m.contacts_revealed()}>
      {waysTo(contact)
        .slice(0, 4)
        .map(({ label, href, icon, external }) => (
          <a key={label} href={href} {...(external ? elsewhere : {})}>
            {icon}
            {label}
          </a>
        ))}
    </nav>
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
  ways.push({ label: m.contacts_email(), href: mailLink(email), text: email, icon: mail })
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
