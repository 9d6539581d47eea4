import { Container, Stack, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getSubscription } from 'contract/plans'
import type { SupplierKind } from 'contract/rules/plans'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import { query } from '../../lib/query.ts'
import { sessionQuery, useSession } from '../../model/session.ts'
import { urls } from 'contract/urls'
import { AccountExists } from './account-exists.tsx'
import type { PlanChoice } from './plan-choice.ts'
import { PlanProblem } from './plan-header.tsx'

/**
 * Whether the account that is logged in is being made on this page. Back from the payment page the
 * browser may show the page as it was left: then it is an account that exists.
 */
export function useOwnSignup(): [boolean, (own: boolean) => void] {
  const client = useQueryClient()
  const [own, setOwn] = useState(false)
  useEffect(() => {
    function onShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      setOwn(false)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      void client.invalidateQueries({ queryKey: query(getSubscription).queryKey })
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [client])
  return [own, setOwn]
}

type SignupGateProps = {
  kind: SupplierKind
  choice: PlanChoice
  /** Somebody who has all that this wizard makes, made before. */
  exists: boolean
  head(step: string): ReactNode
  children: ReactNode
}

/** A wizard begins once nothing stands against its end: an account that exists, a plan of the other kind. */
export function SignupGate({ kind, choice, exists, head, children }: SignupGateProps) {
  const navigate = useNavigate()
  const { user } = useSession()
  if (exists && user) return <AccountExists head={head} />
  if (!choice.problem) return children
  const other = kind === 'Empresa' ? 'Freelancer' : 'Empresa'
  return (
    <Container size="sm" py={{ base: 'lg', sm: '2xl' }}>
      {head(m.signup_settlePlan())}
      <Stack gap="lg">
        <Title order={1} size="h2">
          {m.signup_settlePlan()}
        </Title>
        <PlanProblem
          choice={choice}
          kind={kind}
          onOtherKind={user ? undefined : () => void navigate(`${urls.signup}?tipo=${other}`)}
        />
      </Stack>
    </Container>
  )
}
