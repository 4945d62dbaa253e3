import 'server-only'
import { bringBackUnasked } from '@/lib/domain/reports/own-decision'
import { bringBackInput } from '@/lib/domain/reports/schema'
import { assertHandlesCases } from '@/lib/domain/support/case-row'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand } from '@/lib/server/command'

/** Shows a page again that the house had hidden, as its family chose. */
export const bringBackPage = defineCommand({
  name: 'reports.bring-back-page',
  session: 'required',
  confirms: true,
  input: bringBackInput,
  load: async (_, { actor }) => assertHandlesCases(actor),
  authorize: canHandleCases,
  run: async (context, { id, reasons }) => {
    const done = await bringBackUnasked(context, { memorialId: id }, reasons)
    context.about({ type: 'memorial', id, detail: { case: done.number } })
    return done
  },
})
