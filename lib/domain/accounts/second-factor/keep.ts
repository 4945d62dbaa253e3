import 'server-only'
import type { Offer } from '@/lib/domain/accounts/second-factor/offer'
import { replaceRecoveryCodes } from '@/lib/domain/accounts/second-factor/recovery-codes'
import { sealKey } from '@/lib/domain/accounts/second-factor/sealed-key'
import type { Transaction } from '@/lib/server/db'

/**
 * Stores a key and its recovery codes, replacing earlier ones. `step` is that of the code that proved it, now used up.
 */
export async function keepFactor(tx: Transaction, userId: string, offer: Offer, step: number | null): Promise<void> {
  const row = { sealedKey: sealKey(userId, offer.key), usedSteps: step === null ? [] : [step], createdAt: new Date() }
  await tx.secondFactor.upsert({ where: { userId }, create: { userId, ...row }, update: row })
  await replaceRecoveryCodes(tx, userId, offer.recoveryCodes)
}
