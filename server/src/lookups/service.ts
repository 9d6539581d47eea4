import type { PostalAddress, RegistryCompany } from 'contract/lookups'
import { formatCep } from 'contract/rules/cep'
import { AppError } from '../http/errors.ts'
import type { Upstream } from '../http/upstream.ts'
import { message } from 'contract/rules/messages'
import { areaOf } from 'contract/rules/service-area'
import { cityNamed, placeOfCep, placeOfMunicipality } from './service-places.ts'

export { cityNamed, placeOfAddress, type Place } from './service-places.ts'

/** From the postcode service where one is configured and answers, else from the embedded ranges. */
export async function findPostalAddress(
  upstream: Upstream | undefined,
  cep: string,
): Promise<PostalAddress> {
  const answer = await upstream?.get(`/ws/${cep}/json/`).catch(() => null)
  const address = readPostalAddress(answer, cep) ?? embeddedAddress(cep)
  if (!address) throw new AppError('NOT_FOUND')
  return address
}

function embeddedAddress(cep: string): PostalAddress | null {
  const place = placeOfCep(cep)
  if (!place) return null
  return {
    cep: formatCep(cep),
    logradouro: '',
    bairro: '',
    localidade: place.city,
    uf: place.state,
  }
}

/** Copied field by field: nothing else of a stranger's answer goes any further. */
function readPostalAddress(answer: unknown, cep: string): PostalAddress | null {
  const source = recordOf(answer)
  if (source.erro) return null
  const place = placeOfMunicipality(Number(source.ibge))
  const localidade = place?.city ?? textOf(source.localidade)
  const uf = place?.state ?? textOf(source.uf)?.toUpperCase()
  if (!localidade || !uf || !/^[A-Z]{2}$/.test(uf)) return null
  return {
    cep: formatCep(cep),
    logradouro: textOf(source.logradouro) ?? '',
    bairro: textOf(source.bairro) ?? '',
    localidade,
    uf,
  }
}

type CityAndState = { cidade: string; estado: string }

/** The place with its city as our list writes it; refused at `field` when the state has none such. */
export function existingPlace({ cidade, estado }: CityAndState, field = 'cidade'): CityAndState {
  const city = cityNamed(estado, cidade)
  if (city) return { cidade: city, estado }
  const problem = message('Não encontramos esta cidade no estado escolhido.')
  throw new AppError('INVALID_INPUT', { fields: { [field]: [problem] } })
}

/** 'Atende em' with its cities as our list writes them; refused when one does not exist. */
export function existingArea(entries: readonly string[]): string[] {
  return entries.map((entry) => {
    const [city] = areaOf([entry]).municipios
    if (!city) return entry
    const { cidade, estado } = existingPlace({ cidade: city.cidade, estado: city.uf }, 'atendeEm')
    return `${cidade}/${estado}`
  })
}

export async function findRegistryCompany(
  upstream: Upstream | undefined,
  cnpj: string,
): Promise<RegistryCompany> {
  if (!upstream) throw new AppError('NOT_FOUND')
  const answer = await upstream.get(`/cnpj/${cnpj}`).catch(() => {
    throw new AppError('UNAVAILABLE', { retryAfter: 30 })
  })
  const source = recordOf(answer)
  if (!textOf(source.razao_social)) throw new AppError('NOT_FOUND')
  return readCompany(source)
}

const mostActivities = 100

function readCompany(source: Record<string, unknown>): RegistryCompany {
  const place = recordOf(source.estabelecimento)
  return {
    razao_social: textOf(source.razao_social),
    natureza_juridica: describedOf(source.natureza_juridica),
    porte: describedOf(source.porte),
    estabelecimento: {
      nome_fantasia: textOf(place.nome_fantasia),
      site: textOf(place.site),
      cidade: { nome: textOf(recordOf(place.cidade).nome) },
      estado: { sigla: textOf(recordOf(place.estado).sigla) },
      bairro: textOf(place.bairro),
      cep: textOf(place.cep),
      logradouro: textOf(place.logradouro),
      numero: textOf(place.numero),
      atividade_principal: activityOf(place.atividade_principal),
      atividades_secundarias: listOf(place.atividades_secundarias).map(activityOf),
      inscricoes_estaduais: listOf(place.inscricoes_estaduais).map((item) => ({
        inscricao_estadual: textOf(recordOf(item).inscricao_estadual),
      })),
    },
  }
}

const longestText = 500

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim().slice(0, longestText)
  return text === '' ? null : text
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, mostActivities) : []

const describedOf = (value: unknown) => ({ descricao: textOf(recordOf(value).descricao) })

const activityOf = (value: unknown) => ({
  subclasse: textOf(recordOf(value).subclasse),
  ...describedOf(value),
})
