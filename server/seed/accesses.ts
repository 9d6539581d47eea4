import { dayOf, weekdayOf } from 'contract/rules/calendar'
import type { CastSupplier } from './cast/cast.ts'
import { generalSearchTerms, searchTermsByTopic } from './cast/search-terms.ts'
import { visitorCities } from './cast/visitor-cities.ts'

type AccessDay = {
  supplier_id: number
  day: string
  term: string
  city: string
  state: string
  accesses: number
}

const clicksPerDay = { MKTFREE: 0.35, MKTBASIC: 0.9, MKTPRO: 1.8, MKTCORP: 2.4 }
const days = 400

/** A year and a bit of accesses up to today, from the sign-up on, the same at every first start of the same day. */
export function yearOfAccesses(
  supplierId: number,
  seed: number,
  member: CastSupplier,
  { now, since }: { now: Date; since: Date },
): AccessDay[] {
  const random = makeRandom(seed + 1)
  const terms = [...searchTermsByTopic[member.topic], ...generalSearchTerms.slice(0, 2), '']
  const counts = new Map<string, AccessDay>()
  const known = Math.min(days, Math.floor((now.getTime() - since.getTime()) / 86_400_000))
  for (let back = 0; back < known; back++) {
    const day = dayOf(new Date(now.getTime() - back * 86_400_000))
    const weekend = weekdayOf(day) === 0 || weekdayOf(day) === 6
    const growth = 1.2 - back / days
    const expected = clicksPerDay[member.plan] * growth * (weekend ? 0.3 : 1.2)
    const clicks = Math.floor(expected + random() * 1.4)
    for (let click = 0; click < clicks; click++) {
      const place = pickCity(random())
      // Squared: the first terms of a list are those typed most.
      const term = terms[Math.floor(random() ** 2 * terms.length)] ?? ''
      const row = {
        supplier_id: supplierId,
        day,
        term,
        city: place.cidade,
        state: place.estado,
        accesses: 1,
      }
      const key = `${row.day}|${term}|${row.city}|${row.state}`
      const counted = counts.get(key)
      if (counted) counted.accesses++
      else counts.set(key, row)
    }
  }
  return [...counts.values()]
}

const totalWeight = visitorCities.reduce((sum, city) => sum + city.weight, 0)

function pickCity(chance: number): (typeof visitorCities)[number] {
  let rest = chance * totalWeight
  for (const city of visitorCities) {
    rest -= city.weight
    if (rest < 0) return city
  }
  return { cidade: 'São Paulo', estado: 'SP', weight: 1 }
}

/** mulberry32: small, and the same numbers on every machine. */
export function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
