import 'server-only'
import { assertInUse, type CodeActor, lockCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
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

/** Removes a deleted account as owner of its codes. Links stay; blocked and retired codes keep their state. */
export async function takeCodesFrom({ tx }: Pick<RunContext, 'tx'>, ownerId: string, actor: CodeActor): Promise<void> {
  const codes = await tx.qrCode.findMany({ where: { ownerId }, select: { id: true }, orderBy: { id: 'asc' } })
  for (const { id } of codes) {
    const row = await lockCodeRow(tx, { id })
    if (row.ownerId !== ownerId) continue
    const state = row.links.length > 0 ? ('linked' as const) : ('released' as const)
    await tx.qrCode.update({
      where: { id },
      data: { ownerId: null, claimedAt: null, ...(isOutOfUse(row.state) ? {} : { state }) },
    })
    await writeCodeEvent(tx, { qrCodeId: id, kind: 'released', ...actor })
  }
}
