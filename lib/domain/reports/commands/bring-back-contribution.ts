import 'server-only'
import { bringBackInput } from '@/lib/domain/reports/schema'
import { bringBackUnasked } from '@/lib/domain/reports/take-down'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Gives a hidden post its former status. Throws NOT_FOUND or NOT_HIDDEN. */
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
