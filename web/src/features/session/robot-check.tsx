import { Anchor, Text } from '@mantine/core'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useIsProving } from '../../lib/proof.ts'
import { urls } from '../../lib/urls.ts'

/** Where other products ask people to read letters: ours lets the browser work, and says so. */
export function RobotCheck() {
  const { t } = useTranslation()
  const isProving = useIsProving()
  return (
    <Text size="xs" c="dimmed" role="status">
      {isProving ? (
        t('session.proving')
      ) : (
        <Trans
          i18nKey="session.protection"
          components={{
            privacy: <Anchor component={Link} to={urls.policy('privacidade')} inherit />,
            terms: <Anchor component={Link} to={urls.terms} inherit />,
          }}
        />
      )}
    </Text>
  )
}
