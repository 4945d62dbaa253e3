import 'server-only'
import { assertInUse, lockCodeRow, type QrCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
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
