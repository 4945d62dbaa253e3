import 'server-only'
import {
  assertInUse,
  type CodeActor,
  lockCodeRow,
  type QrCodeRow,
  writeCodeEvent,
} from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import { activationError, assertMayTry, countWrongTry, forgetWrongTries } from '@/lib/domain/qr-codes/wrong-activations'
import { hashAddress } from '@/lib/server/abuse/address-hash'
import { Refusal, type RunContext } from '@/lib/server/command'
import { sameText } from '@/lib/server/tokens'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/** `address` is the caller's; wrong activation codes are counted against it. */
type Context = Pick<RunContext, 'tx' | 'enqueue' | 'address'>
type Claim = { code: string; activationCode?: string | undefined; userId: string; userName: string }

/**
 * Makes an account the owner of a free code; of concurrent claims exactly one wins. Claiming one's own code again
 * changes nothing. A linked code without an owner can only be claimed by an owner of one of its pages. Returns the
 * code's id, or for a wrong activation code, which is counted, a Refusal to return from `run`. Throws QR_CODE_UNKNOWN,
 * QR_CODE_TAKEN, QR_CODE_BLOCKED, QR_CODE_RETIRED, ACTIVATION_REQUIRED, ACTIVATION_LOCKED and ACTIVATION_PAUSED.
 */
export async function claimCode(context: Context, claim: Claim): Promise<{ qrCodeId: string } | Refusal> {
  const row = await lockCodeRow(context.tx, { code: normaliseTextCode(claim.code) })
  assertInUse(row)
  if (row.ownerId === claim.userId) return { qrCodeId: row.id }
  if (await ownsLinkedPage(context, row, claim.userId)) return takeOver(context, row, claim)
  const refusal = await refuseClaim(context, row, claim.activationCode)
  return refusal ?? takeOver(context, row, claim)
}

/**
 * The same checks before the account exists (registration), so that a wrong activation code creates nothing. Locks the
 * row until the transaction ends, so a later `claimCode` in it succeeds.
 */
export async function checkClaim(
  context: Context,
  claim: Pick<Claim, 'code' | 'activationCode'>,
): Promise<{ qrCodeId: string } | Refusal> {
  const row = await lockCodeRow(context.tx, { code: normaliseTextCode(claim.code) })
  assertInUse(row)
  return (await refuseClaim(context, row, claim.activationCode)) ?? { qrCodeId: row.id }
}

async function refuseClaim(context: Context, row: QrCodeRow, activationCode?: string): Promise<Refusal | null> {
  if (!isFreeCode(row) || row.links.length > 0) throw new QrCodeError('QR_CODE_TAKEN')
  if (!row.package.requiresActivation || !row.activationCode) return null
  const from = { addressHash: hashAddress(context.address), now: new Date() }
  await assertMayTry(context.tx, row, from)
  if (!activationCode) throw activationError('ACTIVATION_REQUIRED')
  if (sameText(activationCode, row.activationCode)) return null
  await writeCodeEvent(context.tx, { qrCodeId: row.id, kind: 'activation_failed', actorId: null, actorName: null })
  return new Refusal(await countWrongTry(context, row, from))
}

async function ownsLinkedPage({ tx }: Context, row: QrCodeRow, userId: string): Promise<boolean> {
  if (row.ownerId !== null || row.links.length === 0) return false
  const memorialId = { in: row.links.map((link) => link.memorialId) }
  return (await tx.memorialMember.count({ where: { memorialId, userId, role: 'owner' } })) > 0
}

async function takeOver({ tx }: Context, row: QrCodeRow, { userId, userName }: Claim): Promise<{ qrCodeId: string }> {
  // The row is locked; the condition only repeats the invariant.
  const { count } = await tx.qrCode.updateMany({
    where: { id: row.id, ownerId: null },
    data: {
      ownerId: userId,
      claimedAt: new Date(),
      state: row.links.length > 0 ? 'linked' : 'claimed',
      activationLockedUntil: null,
    },
  })
  if (count === 0) throw new QrCodeError('QR_CODE_TAKEN')
  await forgetWrongTries(tx, row.id)
  await writeCodeEvent(tx, { qrCodeId: row.id, kind: 'claimed', actorId: userId, actorName: userName })
  return { qrCodeId: row.id }
}

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
