import { isToCome, type PlanFeature } from 'contract/rules/plans'
import { m } from '#texts/messages.js'

/** What a plan offers; what is not there yet says so. */
export const featureName = (feature: PlanFeature): string =>
  isToCome(feature)
    ? `${m.plans_featureName({ feature })} (${m.plans_comingSoon()})`
    : m.plans_featureName({ feature })
