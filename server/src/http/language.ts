import type { Language } from 'contract/rules/languages'
import type { FastifyRequest } from 'fastify'

/** The language that the caller's browser shows the pages in. */
export const languageOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language =>
  cookies.lng === 'en' ? 'en' : 'pt'
