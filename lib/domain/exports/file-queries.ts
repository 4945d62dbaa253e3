import 'server-only'
import type { z } from 'zod'
import { findApproval } from '@/lib/domain/approvals/approval'
import { approvalInName, sheetNumbers } from '@/lib/domain/approvals/approval-texts'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { ExportError } from '@/lib/domain/exports/errors'
import { formatOf, getExportSubject } from '@/lib/domain/exports/export-rows'
import { canOrderExports, mayLeave } from '@/lib/domain/exports/policy'
import { exportFileKey } from '@/lib/domain/exports/schema'
import { contentTypes } from '@/lib/domain/exports/stored-files'
import { assertInUse } from '@/lib/domain/qr-codes/code-row'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { webBody } from '@/lib/server/web-body'
import type { Actor } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * One file of an export, as a download. Throws NOT_FOUND (also after it expired), EXPORT_NOT_READY before it is proven,
 * OTHER_DRAWING_APPROVED unless the caller wants it anyway, EXPORT_WITHHELD while it is withheld, and QR_CODE_BLOCKED
 * or QR_CODE_RETIRED when its code was taken out of use after the order.
 */
export const getExportFile = defineRead({
  name: 'exports.get-export-file',
  session: 'required',
  input: exportFileKey,
  authorize: canOrderExports,
  run: readFile,
})

async function readFile(actor: Actor, { id, fileId, despite }: z.output<typeof exportFileKey>) {
  await getExportSubject(actor, id)
  const row = await db.artworkFile.findFirst({
    where: { id: fileId, exportId: id },
    select: {
      status: true,
      storageKey: true,
      format: true,
      qrCode: { select: { id: true, code: true, state: true } },
      export: { select: { options: true } },
    },
  })
  const [format] = row ? formatOf(row.format) : []
  if (!row || !format) throw new DomainError('NOT_FOUND')
  const { code, state } = row.qrCode
  assertInUse({ state })
  if (row.status === 'waiting') throw new ExportError('EXPORT_NOT_READY')
  if (!mayLeave(row.status)) throw new ExportError('EXPORT_WITHHELD')
  const approval = await findApproval(row.qrCode.id, artworkOptions.parse(row.export.options), code)
  if (approval.kind === 'other' && !despite) {
    throw new ExportError('OTHER_DRAWING_APPROVED', { numbers: sheetNumbers([approval.sheet]) })
  }
  const key = row.storageKey
  if (!key || !(await storage.stat(key))) throw new DomainError('NOT_FOUND')
  return {
    body: webBody(async () => (await storage.get(key))?.stream ?? null),
    contentType: contentTypes[format],
    filename: `${formatTextCode(code)}-${approvalInName(approval)}.${format}`,
  }
}
