import {
  findAddress,
  findCompany,
  findPlaces,
  getLocation,
  listMunicipalities,
  listStates,
} from 'contract/lookups'
import { AppError } from '../http/errors.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { makeUpstream } from '../http/upstream.ts'
import { findPostalAddress, findRegistryCompany, placeOfAddress } from './service.ts'
import { allStates, municipalitiesOf, placesNamed } from './service-places.ts'

const mostPlaces = 12
const forADay = 'public, max-age=86400'

export function lookupRoutes(app: App): void {
  const { settings, clock, log } = app.parts
  const upstreamAt = (url: string | undefined) => (url ? makeUpstream(url, clock, log) : undefined)
  const registry = upstreamAt(settings.cnpjApiUrl)
  const postcodes = upstreamAt(settings.cepApiUrl)

  route(app, listStates, (_input, { reply }) => {
    reply.header('cache-control', forADay)
    return allStates()
  })

  route(app, listMunicipalities, ({ params }, { reply }) => {
    const list = municipalitiesOf(params.UF)
    if (!list) throw new AppError('NOT_FOUND')
    reply.header('cache-control', forADay)
    return list
  })

  route(app, findPlaces, ({ query }, { reply }) => {
    reply.header('cache-control', forADay)
    return placesNamed(query.q, mostPlaces).map(({ city, state }) => ({ cidade: city, uf: state }))
  })

  route(app, findAddress, ({ params }) => findPostalAddress(postcodes, params.cep))

  route(app, findCompany, ({ params }) => findRegistryCompany(registry, params.cnpj))

  route(app, getLocation, (_input, { request }) => {
    const place = placeOfAddress(request.ip)
    return { city: place?.city ?? null, state: place?.state ?? null }
  })
}
