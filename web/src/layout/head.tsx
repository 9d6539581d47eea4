import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import { useAppData } from '../lib/app-data.ts'
import type { Language } from '../lib/language.ts'
import { useUnread } from '../model/unread.ts'

const siteName = 'Marketplace em Saúde'

type HeadProps = {
  title: string
  description?: string
  /** The page's own address without a language, when search engines shall know it. */
  canonical?: string
  /** A path of ours; the product's own picture otherwise. */
  image?: string | null
  /** Not for search engines. */
  unlisted?: boolean
}

/** Title and description of a page; React lifts them into the document's head. */
export function Head({ title, description, canonical, image, unlisted }: HeadProps) {
  const unread = useUnread()
  const about = description ?? m.layout_footerText()
  const whole = title === siteName ? siteName : `${title} · ${siteName}`
  return (
    <>
      <title>{unread > 0 ? `(${unread}) ${whole}` : whole}</title>
      <meta name="description" content={about} />
      {unlisted && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <Addresses path={canonical} title={title} about={about} image={image} />
      )}
    </>
  )
}

type AddressesProps = {
  path: string
  title: string
  about: string
  image: string | null | undefined
}

/** Canonical address, the other language's, and what a shared link shows. */
function Addresses({ path, title, about, image }: AddressesProps) {
  const { publicUrl } = useAppData()
  const asked = new URLSearchParams(useLocation().search).get('lng') === 'en'
  const inPortuguese = `${publicUrl}${path}`
  const inEnglish = `${inPortuguese}${path.includes('?') ? '&' : '?'}lng=en`
  const canonical = asked ? inEnglish : inPortuguese
  return (
    <>
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="pt-BR" href={inPortuguese} />
      <link rel="alternate" hrefLang="en" href={inEnglish} />
      <link rel="alternate" hrefLang="x-default" href={inPortuguese} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={localeOf(getLocale())} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:image" content={`${publicUrl}${image ?? '/social.png'}`} />
      <meta name="twitter:card" content={image ? 'summary' : 'summary_large_image'} />
    </>
  )
}

const localeOf = (language: Language) => (language === 'en' ? 'en_US' : 'pt_BR')
