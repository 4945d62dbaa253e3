import 'server-only'
import { assertInUse, type CodeActor, lockCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { memorialsPerStone } from '@/lib/domain/qr-codes/policy'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

type Context = Pick<RunContext, 'tx'>
type Link = CodeActor & { qrCodeId: string; memorialId: string }

/**
 * Links a code to a page, at the first free position on the stone: 1 is on the left. The caller checks permissions.
 * Throws QR_CODE_UNKNOWN, QR_CODE_BLOCKED, QR_CODE_RETIRED, QR_CODE_ALREADY_LINKED and QR_CODE_FULL.
 */
export async function linkCode(context: Context, link: Link): Promise<{ position: number }> {
  const { tx } = context
  const row = await lockCodeRow(tx, { id: link.qrCodeId })
  assertInUse(row)
  if (row.links.some(({ memorialId }) => memorialId === link.memorialId)) {
    throw new QrCodeError('QR_CODE_ALREADY_LINKED')
  }
  if (row.links.length >= memorialsPerStone) throw new QrCodeError('QR_CODE_FULL')
  const position = row.links[0]?.position === 1 ? 2 : 1
  await tx.qrLink.create({ data: { qrCodeId: row.id, memorialId: link.memorialId, position } })
  await tx.qrCode.update({ where: { id: row.id }, data: { state: 'linked' } })
  await writeCodeEvent(tx, { ...link, kind: 'linked' })
  return { position }
}

/**
 * Unlinks a page from a code; the other page of a stone keeps its position. After the last one the code is 'claimed',
 * or 'released' if it has no owner. Throws NOT_FOUND when it is not linked to the page, QR_CODE_UNKNOWN,
 * QR_CODE_BLOCKED and QR_CODE_RETIRED.
 */
export async function unlinkCode(context: Context, link: Link): Promise<void> {
  const { tx } = context
  const row = await lockCodeRow(tx, { id: link.qrCodeId })
  assertInUse(row)
  const { count } = await tx.qrLink.deleteMany({ where: { qrCodeId: row.id, memorialId: link.memorialId } })
  if (count === 0) throw new DomainError('NOT_FOUND')
  if (row.links.length === 1) {
    await tx.qrCode.update({ where: { id: row.id }, data: { state: row.ownerId ? 'claimed' : 'released' } })
  }
  await writeCodeEvent(tx, { ...link, kind: 'unlinked' })
}

/** Unlinks a page from all its codes; blocked and retired ones keep their state. */
export async function unlinkFromCodes(context: Context, memorialId: string, actor: CodeActor): Promise<void> {
  const { tx } = context
  const links = await tx.qrLink.findMany({
    where: { memorialId },
    select: { qrCodeId: true },
    orderBy: { qrCodeId: 'asc' },
  })
  for (const { qrCodeId } of links) {
    const row = await lockCodeRow(tx, { id: qrCodeId })
    if (!isOutOfUse(row.state)) {
      await unlinkCode(context, { qrCodeId, memorialId, ...actor })
      continue
    }
    await tx.qrLink.deleteMany({ where: { qrCodeId, memorialId } })
    await writeCodeEvent(tx, { qrCodeId, kind: 'unlinked', ...actor })
  }
}
