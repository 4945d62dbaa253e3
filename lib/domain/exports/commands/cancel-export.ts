import 'server-only'
import { getExportSubject } from '@/lib/domain/exports/export-rows'
import { canSeeExport } from '@/lib/domain/exports/policy'
import { exportKey } from '@/lib/domain/exports/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Stops an export; finished files are kept. Throws CONFLICT when it has already ended. */
export const cancelExport = defineCommand({
  name: 'exports.cancel-export',
  input: exportKey,
  session: 'required',
  load: ({ id }, { actor }) => getExportSubject(actor, id),
  authorize: canSeeExport,
  async run(context, { id }) {
    const { count } = await context.tx.artworkExport.updateMany({
      where: { id, status: { in: ['queued', 'working'] } },
      data: { status: 'cancelled', finishedAt: new Date() },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    context.about({ type: 'artwork_export', id })
    return { id, status: 'cancelled' as const }
  },
})
