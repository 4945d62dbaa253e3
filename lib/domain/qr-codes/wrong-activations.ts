import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { activationLockMs, activationTries, dayLockAfter, lockForAll } from '@/lib/domain/qr-codes/policy'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import type { DomainError } from '@/lib/server/errors'
import { dayMs } from '@/lib/shared/durations'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { waitInWords } from '@/lib/shared/wait-in-words'

type Code = { id: string; code: string; activationLockedUntil: Date | null }
type From = { addressHash: string; now: Date }

/**
 * Throws ACTIVATION_LOCKED when this address tried too often, ACTIVATION_PAUSED when many addresses together did.
 * The code's row must be locked.
 */
export async function assertMayTry(tx: Transaction, code: Code, { addressHash, now }: From): Promise<void> {
  if (code.activationLockedUntil && code.activationLockedUntil > now) {
    throw lockedError('ACTIVATION_PAUSED', code.activationLockedUntil, now)
  }
  const locked = await tx.wrongActivation.findFirst({
    where: { qrCodeId: code.id, addressHash, lockedUntil: { gt: now } },
    orderBy: { lockedUntil: 'desc' },
    select: { lockedUntil: true },
  })
  if (locked?.lockedUntil) throw lockedError('ACTIVATION_LOCKED', locked.lockedUntil, now)
}

/**
 * Counts a wrong try and locks the code: for this address after five, for everyone only after tries from many addresses
 * (docs/decisions/045). Returns the refusal for the caller.
 */
export async function countWrongTry(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  code: Code,
  { addressHash, now }: From,
): Promise<DomainError> {
  const { tx } = context
  const since = { gt: new Date(now.getTime() - dayMs) }
  const earlier = await tx.wrongActivation.count({ where: { qrCodeId: code.id, addressHash, triedAt: since } })
  const lockedUntil = lockAfter(earlier + 1, now)
  await tx.wrongActivation.create({ data: { qrCodeId: code.id, addressHash, triedAt: now, lockedUntil } })
  const isForAll = await isTriedByMany(tx, code.id, now)
  if (isForAll) {
    const activationLockedUntil = new Date(now.getTime() + activationLockMs)
    await tx.qrCode.update({ where: { id: code.id }, data: { activationLockedUntil } })
    await warnReseller(context, code.id, now)
    return lockedError('ACTIVATION_PAUSED', activationLockedUntil, now)
  }
  if (lockedUntil) return lockedError('ACTIVATION_LOCKED', lockedUntil, now)
  return activationError('ACTIVATION_WRONG', { left: activationTries - ((earlier + 1) % activationTries) })
}

/** Deletes all wrong tries, once the code is claimed. */
export async function forgetWrongTries(tx: Transaction, qrCodeId: string): Promise<void> {
  await tx.wrongActivation.deleteMany({ where: { qrCodeId } })
}

/** Until when the `tries`th wrong try of a day locks its address out; null if it does not. */
function lockAfter(tries: number, now: Date): Date | null {
  if (tries % activationTries !== 0) return null
  return new Date(now.getTime() + (tries >= dayLockAfter ? dayMs : activationLockMs))
}

async function isTriedByMany(tx: Transaction, qrCodeId: string, now: Date): Promise<boolean> {
  const triedAt = { gt: new Date(now.getTime() - lockForAll.days * dayMs) }
  const byAddress = await tx.wrongActivation.groupBy({
    by: ['addressHash'],
    where: { qrCodeId, triedAt },
    _count: true,
  })
  const tries = byAddress.reduce((sum, { _count }) => sum + _count, 0)
  return byAddress.length >= lockForAll.addresses && tries >= lockForAll.tries
}

function lockedError(code: 'ACTIVATION_LOCKED' | 'ACTIVATION_PAUSED', until: Date, now: Date): DomainError {
  return activationError(code, { wait: waitInWords(until.getTime() - now.getTime()) })
}

/** The error, with its sentence at the activation code's field. */
export function activationError(
  code: 'ACTIVATION_LOCKED' | 'ACTIVATION_PAUSED' | 'ACTIVATION_REQUIRED' | 'ACTIVATION_WRONG',
  context: Record<string, string | number> = {},
): DomainError {
  return new QrCodeError(code, context).at('activationCode')
}

const warnEveryMs = dayMs

/**
 * Mails the reseller whose code was locked for everyone, at most once a day per code: they can call the family. Without
 * an active reseller the operator gets the mail. The code's row must be locked.
 */
export async function warnReseller(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  qrCodeId: string,
  now: Date,
): Promise<void> {
  const { count } = await context.tx.qrCode.updateMany({
    where: {
      id: qrCodeId,
      OR: [{ activationWarnedAt: null }, { activationWarnedAt: { lte: new Date(now.getTime() - warnEveryMs) } }],
    },
    data: { activationWarnedAt: now },
  })
  if (count === 0) return
  const { code, reseller } = await context.tx.qrCode.findUniqueOrThrow({
    where: { id: qrCodeId },
    select: { code: true, reseller: { select: { email: true, contactName: true, status: true } } },
  })
  const isActive = reseller?.status === 'active'
  const path = isActive ? `/reseller-dashboard/codes/${code}` : `/admin/qr?search=${code}`
  await queueMail(context, {
    to: isActive ? reseller.email : env.SUPPORT_EMAIL,
    mail: {
      template: 'activation-locked',
      props: {
        name: isActive ? reseller.contactName : null,
        formattedCode: formatTextCode(code),
        codeUrl: new URL(path, env.SITE_URL).href,
        closedFor: waitInWords(activationLockMs),
      },
    },
  })
}
