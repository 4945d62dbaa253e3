import 'server-only'
import { takeDownInput } from '@/lib/domain/reports/schema'
import { hideUnasked } from '@/lib/domain/reports/take-down'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Hides a post. The family sees it with the reason and cannot show it again. Throws NOT_FOUND or ALREADY_HIDDEN. */
export const hideContribution = defineCommand({
  name: 'reports.hide-contribution',
  session: 'required',
  confirms: true,
  input: takeDownInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { id, ground, reasons }) => {
    const done = await hideUnasked(context, { contributionId: id }, { ground, reasons })
    context.about({ type: 'contribution', id, detail: { ground, case: done.number } })
    return done
  },
})
