import 'server-only'
import { bringBackInput } from '@/lib/domain/reports/schema'
import { bringBackUnasked } from '@/lib/domain/reports/take-down'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Shows a hidden page again, as its family set it. Throws NOT_FOUND or NOT_HIDDEN. */
export const bringBackPage = defineCommand({
  name: 'reports.bring-back-page',
  session: 'required',
  confirms: true,
  input: bringBackInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { id, reasons }) => {
    const done = await bringBackUnasked(context, { memorialId: id }, reasons)
    context.about({ type: 'memorial', id, detail: { case: done.number } })
    return done
  },
})
