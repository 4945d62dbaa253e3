import 'server-only'
import { bringBackInput } from '@/lib/domain/reports/schema'
import { bringBackUnasked } from '@/lib/domain/reports/take-down'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Shows a hidden picture, film or recording again. Throws NOT_FOUND or NOT_HIDDEN. */
export const bringBackMedia = defineCommand({
  name: 'reports.bring-back-media',
  session: 'required',
  confirms: true,
  input: bringBackInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { id, reasons }) => {
    const done = await bringBackUnasked(context, { mediaId: id }, reasons)
    context.about({ type: 'media', id, detail: { case: done.number } })
    return done
  },
})
