import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Anchor, List, Stack, Text, Title } from '@mantine/core'
import { graceDays, withdrawalDays } from 'contract/rules/subscription'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'

/** What a buyer must know before paying: renewal, change, cancelling, withdrawing. */
export function PlanTerms({ heading }: { heading: 2 | 3 }) {
  return (
    <Stack component="section" gap="xs">
      <Title order={heading} size="h4">
        {m.plans_termsTitle()}
      </Title>
      <List size="sm" spacing="xs">
        <List.Item>{m.plans_termsRenewal()}</List.Item>
        <List.Item>{m.plans_termsCancel()}</List.Item>
        <List.Item>{m.plans_termsWithdrawal({ days: withdrawalDays })}</List.Item>
        <List.Item>{m.plans_termsGrace({ days: graceDays })}</List.Item>
        <List.Item>{m.plans_termsReceipt()}</List.Item>
      </List>
      <Text size="sm" c="dimmed">
        <ParaglideMessage
          message={m.plans_termsLink}
          markup={{
            terms: ({ children }) => (
              <Anchor component={Link} to={urls.terms} inherit>
                {children}
              </Anchor>
            ),
          }}
        />
      </Text>
    </Stack>
  )
}
