import { isToCome, type PlanFeature } from 'contract/rules/plans'
import { useTranslation } from 'react-i18next'

/** What a plan offers; what is not there yet says so. */
export function useFeatureName(): (feature: PlanFeature) => string {
  const { t } = useTranslation()
  return (feature) =>
    isToCome(feature)
      ? `${t(`plans.feature_${feature}`)} (${t('plans.comingSoon')})`
      : t(`plans.feature_${feature}`)
}
