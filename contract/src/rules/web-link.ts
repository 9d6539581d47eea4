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

/** The address that opens a chat with this Brazilian number; null when it is none. */
export function whatsappLink(phone: string | null): string | null {
  const digits = phone?.replace(/\D/g, '') ?? ''
  return /^[1-9]{2}9\d{8}$/.test(digits) ? `https://wa.me/55${digits}` : null
}
