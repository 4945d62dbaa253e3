import 'server-only'
import QRCode from 'qrcode'
import { keyAsAddress, keyAsText, keyBytes, sealKey } from '@/lib/domain/accounts/second-factor/app-key'
import {
  recoveryCodeBytes,
  recoveryCodesFrom,
  replaceRecoveryCodes,
} from '@/lib/domain/accounts/second-factor/recovery-codes'
import { halfwayAt } from '@/lib/domain/accounts/sign-in'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { endSessions } from '@/lib/server/session'
import { deriveKey } from '@/lib/server/signed-link'
import type { Actor } from '@/lib/shared/actor'
import { formatDateTime } from '@/lib/shared/danish-time'

/**
 * The caller, if allowed to set up a key: staff who are signed in, or at that step. Throws UNAUTHENTICATED or
 * FORBIDDEN.
 */
export function whoSetsUp(actor: Actor): { userId: string; sessionId: string } {
  return actor.kind === 'administrator' ? actor : halfwayAt(actor, 'set-up')
}

/** What a session may set up: a key for an app, and ten recovery codes. */
export type Offer = { key: Buffer; recoveryCodes: string[] }

/**
 * The key and recovery codes offered to this session, derived from the session and the account's current factor: the
 * page shows the same ones when reloaded, nothing is stored until a code proves that the app has the key, and once
 * stored they are not offered again.
 */
export async function readOffer(
  { userId, sessionId }: { userId: string; sessionId: string },
  database: Database = db,
): Promise<Offer> {
  const factor = await database.secondFactor.findUnique({ where: { userId }, select: { createdAt: true } })
  const code = await database.recoveryCode.findFirst({
    where: { userId },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  const about = `${userId} ${sessionId} ${factor?.createdAt.toISOString() ?? '-'} ${code?.id ?? '-'}`
  return {
    key: deriveKey(`offered key ${about}`, keyBytes),
    recoveryCodes: recoveryCodesFrom(deriveKey(`offered recovery codes ${about}`, recoveryCodeBytes)),
  }
}

/** A key as the set-up page shows it: as text, and as a QR symbol (SVG, level M, quiet zone of four modules). */
export async function showKey(key: Buffer, username: string): Promise<{ text: string; picture: string }> {
  const address = keyAsAddress(key, username)
  const picture = await QRCode.toString(address, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' })
  return { text: keyAsText(key), picture }
}

/**
 * Stores a key and its recovery codes, replacing earlier ones. `step` is that of the code that proved it, now used up.
 */
export async function keepFactor(tx: Transaction, userId: string, offer: Offer, step: number | null): Promise<void> {
  const row = { sealedKey: sealKey(userId, offer.key), usedSteps: step === null ? [] : [step], createdAt: new Date() }
  await tx.secondFactor.upsert({ where: { userId }, create: { userId, ...row }, update: row })
  await replaceRecoveryCodes(tx, userId, offer.recoveryCodes)
}

/**
 * Deletes an account's second factor and recovery codes and signs it out everywhere. The next sign-in sets up a new
 * one. Returns whether there was one.
 */
export async function takeSecondFactorAway(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await endSessions(tx, userId)
  return count > 0
}

/** Notifies the account of a change of its second factor, since someone else may have made it. */
export async function notifyOfFactorChange(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  userId: string,
  what: 'set-up' | 'new-codes' | 'reset',
): Promise<void> {
  const { fullName, email } = await context.tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { fullName: true, email: true },
  })
  const props = { fullName, what, changedAt: formatDateTime(new Date()) }
  await queueMail(context, { to: email, mail: { template: 'second-factor-changed', props } })
}
