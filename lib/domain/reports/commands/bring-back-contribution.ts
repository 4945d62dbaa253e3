import 'server-only'
import { bringBackUnasked } from '@/lib/domain/reports/own-decision'
import { bringBackInput } from '@/lib/domain/reports/schema'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Gives a post that the house had taken down the status that it had. */
export const bringBackContribution = defineCommand({
  name: 'reports.bring-back-contribution',
  session: 'required',
  confirms: true,
  input: bringBackInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { id, reasons }) => {
    const done = await bringBackUnasked(context, { contributionId: id }, reasons)
    context.about({ type: 'contribution', id, detail: { case: done.number } })
    return done
  },
})
