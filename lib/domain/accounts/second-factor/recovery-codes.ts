import 'server-only'
import { db, type Transaction } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'
import { CODE_ALPHABET } from '@/lib/shared/text-code.mjs'

export const recoveryCodeCount = 10
/** Five bits each: 80 bits cannot be brute-forced, even from a stolen table of hashes. */
const codeLength = 16
export const recoveryCodeBytes = recoveryCodeCount * codeLength

/** Ten codes of the form XXXX-XXXX-XXXX-XXXX, from `recoveryCodeBytes` random bytes. */
export function recoveryCodesFrom(bytes: Buffer): string[] {
  // 256 is a multiple of 32, so the low five bits are evenly spread.
  const letters = Array.from(bytes, (byte) => CODE_ALPHABET.charAt(byte & 31)).join('')
  return Array.from({ length: recoveryCodeCount }, (_, n) => {
    const code = letters.slice(n * codeLength, (n + 1) * codeLength)
    return (code.match(/.{4}/g) ?? []).join('-')
  })
}

/** Stores the hashes of these codes, replacing the account's earlier ones. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string, codes: string[]): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })) })
}

/** Uses up a code and returns whether it was valid; of two concurrent calls exactly one returns true. */
export async function spendRecoveryCode(userId: string, typed: string): Promise<boolean> {
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(userId, typed), usedAt: null },
    data: { usedAt: new Date() },
  })
  return count === 1
}

function hashOf(userId: string, typed: string): string {
  return hashToken(`${userId} ${normaliseTextCode(typed)}`)
}
