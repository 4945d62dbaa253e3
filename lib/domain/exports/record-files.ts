import 'server-only'
import { createHash } from 'node:crypto'
import { findApproval } from '@/lib/domain/approvals/approval'
import { approvalNote } from '@/lib/domain/approvals/approval-texts'
import type { ArtworkFormat, ArtworkOptions } from '@/lib/domain/artwork/schema'
import { proveFiles } from '@/lib/domain/exports/proven-file'
import { contentTypes, fileKey } from '@/lib/domain/exports/stored-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'

/**
 * Makes, proves and stores the files of one code, and records the results in one transaction. Idempotent: the bytes are
 * the same, and only a waiting row changes.
 */
export async function recordFiles({
  exportId,
  options,
  qrCodeId,
  code,
  formats,
}: {
  exportId: string
  options: ArtworkOptions
  qrCodeId: string
  code: string
  formats: readonly ArtworkFormat[]
}): Promise<void> {
  const note = approvalNote(await findApproval(qrCodeId, options, code))
  const made = await proveFiles({ options, code, formats, note })
  for (const { format, file } of made)
    await storage.put(fileKey({ exportId, code, format }), file, { contentType: contentTypes[format] })
  await db.$transaction(async (tx) => {
    let done = 0
    let withheld = 0
    for (const { format, file, proof } of made) {
      const { count } = await tx.artworkFile.updateMany({
        where: { exportId, qrCodeId, format, status: 'waiting' },
        data: {
          status: proof.isProven ? 'proven' : 'withheld',
          storageKey: fileKey({ exportId, code, format }),
          sizeBytes: file.length,
          sha256: createHash('sha256').update(file).digest('hex'),
          proof,
        },
      })
      done += count
      if (!proof.isProven) withheld += count
    }
    await tx.artworkExport.update({
      where: { id: exportId },
      data: { done: { increment: done }, withheld: { increment: withheld } },
    })
  })
}
