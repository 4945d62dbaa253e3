import 'server-only'
import { decideContribution } from '@/lib/domain/contributions/change-status'
import { getContributionSubject } from '@/lib/domain/contributions/contribution-rows'
import { canDecideContribution } from '@/lib/domain/contributions/policy'
import { decideInput } from '@/lib/domain/contributions/schema'
import { defineCommand } from '@/lib/server/command'

export const rejectContribution = defineCommand({
  name: 'contributions.reject-contribution',
  session: 'required',
  input: decideInput,
  load: ({ id }, { actor }) => getContributionSubject(actor, id),
  authorize: canDecideContribution,
  run: (context, { seen }, subject) => decideContribution(context, subject, 'reject', seen),
})
