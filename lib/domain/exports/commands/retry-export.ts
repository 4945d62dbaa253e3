import 'server-only'
import { getExportSubject } from '@/lib/domain/exports/export-rows'
import { makeExportJob } from '@/lib/domain/exports/jobs'
import { canSeeExport, filesKeptSince } from '@/lib/domain/exports/policy'
import { exportKey } from '@/lib/domain/exports/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Resumes a failed or stopped export. Throws CONFLICT when there is nothing to resume. */
export const retryExport = defineCommand({
  name: 'exports.retry-export',
  input: exportKey,
  session: 'required',
  load: ({ id }, { actor }) => getExportSubject(actor, id),
  authorize: canSeeExport,
  async run(context, { id }) {
    const { count } = await context.tx.artworkExport.updateMany({
      // Files made for an older one would be deleted the next night.
      where: { id, status: { in: ['failed', 'cancelled'] }, createdAt: { gt: filesKeptSince() } },
      data: { status: 'queued', failure: null, finishedAt: null },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    await context.enqueue(makeExportJob, { exportId: id, attempt: 1 })
    context.about({ type: 'artwork_export', id })
    return { id, status: 'queued' as const }
  },
})
