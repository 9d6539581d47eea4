import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whom a limit counts: an IPv4 address, or the /64 network that one line is given of IPv6. The same
 * address has many spellings, and '::ffff:1.2.3.4' is 1.2.3.4.
 */
export function networkOf(text: string): string {
  if (isIPv4(text)) return text
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

/** Enough to see where something came from, too little to find a person: IPv4 /24, IPv6 /48. */
export function shortened(text: string): string {
  if (!ipaddr.isValid(text)) return 'unknown'
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return `${address.toString().replace(/\.\d+$/, '.0')}/24`
  const groups = (address as ipaddr.IPv6).parts.slice(0, 3)
  return `${groups.map((group) => group.toString(16)).join(':')}::/48`
}
