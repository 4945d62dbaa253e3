import 'server-only'
import { db, type Transaction } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { CODE_ALPHABET } from '@/lib/shared/check-characters'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

export const recoveryCodeCount = 10
/** Characters of five bits: 80 bits cannot be guessed, also not from a stolen table of hashes. */
const codeLength = 16
export const recoveryCodeBytes = recoveryCodeCount * codeLength

/** Ten codes from `recoveryCodeBytes` random bytes, as people read them: XXXX-XXXX-XXXX-XXXX. */
export function recoveryCodesFrom(bytes: Buffer): string[] {
  // 256 is a multiple of 32, so the low five bits are evenly spread.
  const letters = Array.from(bytes, (byte) => CODE_ALPHABET.charAt(byte & 31)).join('')
  return Array.from({ length: recoveryCodeCount }, (_, n) => {
    const code = letters.slice(n * codeLength, (n + 1) * codeLength)
    return (code.match(/.{4}/g) ?? []).join('-')
  })
}

/** Keeps the hashes of these codes in place of whatever codes there were. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string, codes: string[]): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })) })
}

/** Uses a code up; of two who try it at once exactly one is told yes. */
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
