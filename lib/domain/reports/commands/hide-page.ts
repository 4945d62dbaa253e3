import 'server-only'
import { takeDownInput } from '@/lib/domain/reports/schema'
import { hideUnasked } from '@/lib/domain/reports/take-down'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Hides a page from visitors. The family sees the reason and may edit. Throws NOT_FOUND or ALREADY_HIDDEN. */
export const hidePage = defineCommand({
  name: 'reports.hide-page',
  session: 'required',
  confirms: true,
  input: takeDownInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { id, ground, reasons }) => {
    const done = await hideUnasked(context, { memorialId: id }, { ground, reasons })
    context.about({ type: 'memorial', id, detail: { ground, case: done.number } })
    return done
  },
})
