import 'server-only'
import { canReleaseFile } from '@/lib/domain/artwork/policy'
import { ExportError } from '@/lib/domain/exports/errors'
import { getExportSubject } from '@/lib/domain/exports/export-rows'
import { makeExportJob } from '@/lib/domain/exports/jobs'
import { areFilesKept } from '@/lib/domain/exports/policy'
import { releaseFileInput } from '@/lib/domain/exports/schema'
import { defineCommand } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Releases a withheld file with a written reason, which is stored and shown. When sheets were ordered and all files of
 * its code may be handed out now, a finished export is queued again and puts the code on a new sheet. Throws
 * FILE_NOT_WITHHELD.
 */
export const releaseFile = defineCommand({
  name: 'exports.release-file',
  input: releaseFileInput,
  session: 'required',
  async load({ id, fileId }, { actor }) {
    await getExportSubject(actor, id)
    const file = await db.artworkFile.findFirst({
      where: { id: fileId, exportId: id },
      select: { id: true, qrCodeId: true },
    })
    if (!file) throw new DomainError('NOT_FOUND')
    return file
  },
  authorize: canReleaseFile,
  async run(context, { id, reason }, file) {
    const { actor } = context
    const { count } = await context.tx.artworkFile.updateMany({
      where: { id: file.id, status: 'withheld' },
      data: {
        status: 'released',
        releasedById: actor.userId,
        releasedByName: actor.fullName,
        releasedAt: new Date(),
        releaseReason: reason,
      },
    })
    if (count === 0) throw new ExportError('FILE_NOT_WITHHELD')
    await context.tx.artworkExport.update({ where: { id }, data: { withheld: { decrement: 1 } } })
    const comesOnSheet = await isForSheet(context.tx, { exportId: id, qrCodeId: file.qrCodeId })
    if (comesOnSheet && (await takeUpAgain(context.tx, id)))
      await context.enqueue(makeExportJob, { exportId: id, attempt: 1 })
    context.about({ type: 'artwork_file', id: file.id, detail: { exportId: id, reason } })
    return { id: file.id, status: 'released' as const, comesOnSheet }
  },
})

/** Whether sheets were ordered and every file of the code may be handed out now. */
async function isForSheet(
  tx: Transaction,
  { exportId, qrCodeId }: { exportId: string; qrCodeId: string },
): Promise<boolean> {
  const ordered = await tx.artworkExport.findUniqueOrThrow({
    where: { id: exportId },
    select: { createdAt: true, sheet: true },
  })
  if (ordered.sheet === null || !areFilesKept(ordered)) return false
  return (
    (await tx.artworkFile.count({ where: { exportId, qrCodeId, status: { notIn: ['proven', 'released'] } } })) === 0
  )
}

/**
 * Puts an export back in the queue for another sheet. Also one that is making its sheets, which may have counted the
 * codes before the release. While files wait to be made, the sheets are still to come; a failed or stopped export makes
 * them when it is resumed.
 */
async function takeUpAgain(tx: Transaction, exportId: string): Promise<boolean> {
  const { count } = await tx.artworkExport.updateMany({
    where: { id: exportId, status: { in: ['working', 'done'] }, files: { none: { status: 'waiting' } } },
    data: { status: 'queued', finishedAt: null },
  })
  return count > 0
}
