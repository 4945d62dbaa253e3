import 'server-only'
import { assertInUse, type CodeActor, lockCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import type { RunContext } from '@/lib/server/command'

/**
 * Removes the owner of a code. Its links stay: a code that changes owner never closes a page.
 * Throws QR_CODE_NOT_YOURS unless `actorId` owns it (it may have been released meanwhile), QR_CODE_UNKNOWN,
 * QR_CODE_BLOCKED and QR_CODE_RETIRED.
 */
export async function releaseCode(
  { tx }: Pick<RunContext, 'tx'>,
  { qrCodeId, actorId, actorName }: CodeActor & { qrCodeId: string },
): Promise<void> {
  const row = await lockCodeRow(tx, { id: qrCodeId })
  assertInUse(row)
  if (!row.ownerId || row.ownerId !== actorId) throw new QrCodeError('QR_CODE_NOT_YOURS')
  await tx.qrCode.update({
    where: { id: row.id },
    data: { ownerId: null, claimedAt: null, state: row.links.length > 0 ? 'linked' : 'released' },
  })
  await writeCodeEvent(tx, { qrCodeId: row.id, kind: 'released', actorId, actorName })
}
