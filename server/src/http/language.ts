import type { FastifyRequest } from 'fastify'

/** The language that the caller's browser shows the pages in. */
export const languageOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): 'pt' | 'en' =>
  cookies.lng === 'en' ? 'en' : 'pt'
