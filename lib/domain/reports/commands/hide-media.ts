import 'server-only'
import { takeDownInput } from '@/lib/domain/reports/schema'
import { hideUnasked } from '@/lib/domain/reports/take-down'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Hides a picture, film or recording everywhere. Throws NOT_FOUND, ALREADY_HIDDEN or MEDIA_NOT_READY. */
export const hideMedia = defineCommand({
  name: 'reports.hide-media',
  session: 'required',
  confirms: true,
  input: takeDownInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { id, ground, reasons }) => {
    const done = await hideUnasked(context, { mediaId: id }, { ground, reasons })
    context.about({ type: 'media', id, detail: { ground, case: done.number } })
    return done
  },
})
