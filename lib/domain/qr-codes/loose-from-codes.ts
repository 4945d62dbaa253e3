import 'server-only'
import { type CodeActor, lockCodeRow, type QrCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { unlinkCode } from '@/lib/domain/qr-codes/link-code'
import type { RunContext } from '@/lib/server/command'

type Context = Pick<RunContext, 'tx' | 'refreshPages'>

/** Unlinks a page from all its codes; blocked and retired ones keep their state. */
export async function looseFromCodes(context: Context, memorialId: string, actor: CodeActor): Promise<void> {
  const { tx } = context
  const links = await tx.qrLink.findMany({
    where: { memorialId },
    select: { qrCodeId: true },
    orderBy: { qrCodeId: 'asc' },
  })
  for (const { qrCodeId } of links) {
    const row = await lockCodeRow(tx, { id: qrCodeId })
    if (isInUse(row)) {
      await unlinkCode(context, { qrCodeId, memorialId, ...actor })
      continue
    }
    await tx.qrLink.deleteMany({ where: { qrCodeId, memorialId } })
    await writeCodeEvent(tx, { qrCodeId, kind: 'unlinked', ...actor })
  }
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
      data: { ownerId: null, claimedAt: null, ...(isInUse(row) ? { state } : {}) },
    })
    await writeCodeEvent(tx, { qrCodeId: id, kind: 'released', ...actor })
  }
}

function isInUse({ state }: QrCodeRow): boolean {
  return state !== 'blocked' && state !== 'retired'
}
