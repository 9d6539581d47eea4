import { IconBriefcase } from '@tabler/icons-react'
import type { PlanCode } from 'contract/rules/plans'
import { urls } from 'contract/urls'
import { m } from '#texts/messages.js'
import { planName } from '../../model/plan.ts'
import { Invitation } from '../../ui/invitation.tsx'

/** What the other plans see of the bank: how much went by. */
export function MissedNeeds({ count, plan }: { count: number; plan: PlanCode }) {
  const name = planName(plan)
  return (
    <Invitation
      Icon={IconBriefcase}
      title={count > 0 ? m.needs_missed({ count }) : m.needs_missedNone()}
      text={count > 0 ? m.needs_missedText({ plan: name }) : m.needs_missedNoneText({ plan: name })}
      action={{ label: m.needs_upgrade({ plan: name }), to: urls.changePlan }}
    />
  )
}
