import { mostAskedAtOnce } from 'contract/contacts'
import { getSupplier, type SupplierPage } from 'contract/suppliers'
import type { RouterContextProvider } from 'react-router'
import { callOnServer, nullWhenMissing } from '../lib/call.ts'
import { pageRequestOf } from '../lib/ssr.ts'

/** The suppliers that the parameter `f` of an address names; who left the directory is left out. */
export async function suppliersIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SupplierPage[]> {
  const named = new URL(request.url).searchParams.get('f') ?? ''
  const slugs = [...new Set(named.split(','))].filter((slug) => /^[a-z0-9-]{1,120}$/i.test(slug))
  const found = await Promise.all(
    slugs
      .slice(0, mostAskedAtOnce)
      .map((slug) =>
        callOnServer(pageRequestOf(context), getSupplier, { params: { slug } }).catch(
          nullWhenMissing,
        ),
      ),
  )
  const suppliers = found.filter((supplier) => supplier !== null)
  return [...new Map(suppliers.map((supplier) => [supplier.id, supplier])).values()]
}
