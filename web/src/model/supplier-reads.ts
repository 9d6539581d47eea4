import { getPresence } from 'contract/account'
import { listChanges } from 'contract/audit'
import { getStanding } from 'contract/moderation'
import { getOverview } from 'contract/overview'
import { getCompany, getFreelancer, getOwner } from 'contract/profiles'
import { listCompanies, listFreelancers } from 'contract/records'
import { me } from 'contract/session'
import { searchPage, searchSuppliers } from 'contract/search'
import { getOwnPage } from 'contract/supplier-pages'
import { getSupplier } from 'contract/suppliers'

/** Everything that shows something of a supplier: what a change of one makes out of date. */
export const supplierReads = [
  me,
  getFreelancer,
  getOwner,
  getCompany,
  getStanding,
  getPresence,
  listFreelancers,
  listCompanies,
  listChanges,
  getOverview,
  getSupplier,
  searchPage,
  getOwnPage,
  searchSuppliers,
] as const
