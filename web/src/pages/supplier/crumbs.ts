import type { SupplierPage } from 'contract/suppliers'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import type { Crumb } from '../../layout/breadcrumbs.tsx'

/** The way to a supplier: the directory, the suppliers of its state, itself. */
export function crumbsOf({ nome, slug, cidade_estado }: SupplierPage): Crumb[] {
  const state = cidade_estado.split('/')[1] ?? ''
  return [
    { name: m.pages_directory(), path: urls.home },
    { name: state, path: urls.inState(state) },
    { name: nome, path: urls.supplier(slug) },
  ]
}
