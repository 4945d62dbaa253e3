import 'server-only'
import { assertInUse, type CodeActor, lockCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import type { RunContext } from '@/lib/server/command'

/**
 * Takes a code from its account. Pages on it stay: a linked page never goes dark because a code changes owner.
 * Throws QR_CODE_NOT_YOURS unless `actorId` owns it, also when it was released in the meantime.
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
