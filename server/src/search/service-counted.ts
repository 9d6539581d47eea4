import { LRUCache } from 'lru-cache'
import type { Clock } from '../jobs/clock.ts'

const windowMs = 30 * 60 * 1000
/** A hospital shares one address, so it is much for a person and little for a program. */
const mostPerNetwork = 120
/** The cache takes its room at once, so no more than half an hour has. */
const mostRemembered = 10_000

/**
 * Whether a search counts for the reports: the same one of one network counts once in half an hour, and
 * no network makes up a demand of its own. In memory: nobody waits for it.
 */
export function makeSearchCounter(clock: Clock): (network: string, search: string) => boolean {
  const options = {
    max: mostRemembered,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  }
  const seen = new LRUCache<string, true>(options)
  const perNetwork = new LRUCache<string, { counted: number }>(options)

  return (network, search) => {
    const key = `${network} ${search}`
    const fromHere = perNetwork.get(network) ?? { counted: 0 }
    if (seen.has(key) || fromHere.counted >= mostPerNetwork) return false
    seen.set(key, true)
    if (fromHere.counted === 0) perNetwork.set(network, fromHere)
    fromHere.counted++
    return true
  }
}
