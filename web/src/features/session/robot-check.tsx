import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useIsProving } from '../../lib/proof.ts'
import { urls } from 'contract/urls'

/** Where other products ask people to read letters: ours lets the browser work, and says so. */
export function RobotCheck() {
  const isProving = useIsProving()
  return (
    <Text size="xs" c="dimmed" role="status">
      {isProving ? (
        m.session_proving()
      ) : (
        <ParaglideMessage
          message={m.session_protection}
          markup={{
            privacy: ({ children }) => (
              <Anchor component={Link} to={urls.policy('privacidade')} inherit>
                {children}
              </Anchor>
            ),
            terms: ({ children }) => (
              <Anchor component={Link} to={urls.terms} inherit>
                {children}
              </Anchor>
            ),
          }}
        />
      )}
    </Text>
  )
}
