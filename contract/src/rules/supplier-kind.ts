import * as z from 'zod/mini'
import { message } from './messages.ts'
import type { SupplierKind } from './plans.ts'

/** The words for a kind that calls carry; each screen of the specification has its own. */
const kindWords: Record<string, SupplierKind> = {
  Freelancer: 'Freelancer',
  Autônomo: 'Freelancer',
  Empresa: 'Empresa',
  PJ: 'Empresa',
}

export const kindWord = () =>
  z.pipe(
    z
      .string(message('Valor inválido.'))
      .check(z.refine((word) => Object.hasOwn(kindWords, word), message('Valor inválido.'))),
    z.transform((word): SupplierKind => kindWords[word] ?? 'Empresa'),
  )
