/** What a person typed as their site, as a link; https is added when missing. Null: no web address. */
export function webLink(text: string | null): string | null {
  const typed = text?.trim() ?? ''
  if (!typed) return null
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/:]+:\d/.test(typed) ? typed : `https://${typed}`
  const url = URL.canParse(address) ? new URL(address) : null
  return url && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.')
    ? url.href
    : null
}

const mobile = /^[1-9]{2}9\d{8}$/
const mobileOrLandline = /^[1-9]{2}\d{8,9}$/

const digitsOf = (phone: string | null) => phone?.replace(/\D/g, '') ?? ''

/** The address that opens a chat with this Brazilian number; null when it is no mobile. */
export function whatsappLink(phone: string | null): string | null {
  const digits = digitsOf(phone)
  return mobile.test(digits) ? `https://wa.me/55${digits}` : null
}

/** The same for a number that was given as WhatsApp's: companies use it on landlines too. */
export function ownWhatsappLink(number: string | null): string | null {
  const digits = digitsOf(number)
  return mobileOrLandline.test(digits) ? `https://wa.me/55${digits}` : null
}

/** '0800 123 4567' and '4004-1234' are dialled as they stand, and only within the country. */
const nationwide = /^(0[3589]00\d{6,7}|[34]00\d{5})$/

/** What a phone dials; null when it is no Brazilian number. */
export function phoneLink(phone: string | null): string | null {
  const digits = digitsOf(phone)
  if (nationwide.test(digits)) return `tel:${digits}`
  const local = digits.replace(/^55(?=\d{10,11}$)/, '')
  return mobileOrLandline.test(local) ? `tel:+55${local}` : null
}

/** A letter to an address, which may hold signs that would add recipients or words to it. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`
