import { randomBytes } from 'node:crypto'
import { demoKeys, staffRoles } from '@/lib/domain/accounts/demo-accounts'
import { keyFromText } from '@/lib/domain/accounts/second-factor/app-key'
import { keepFactor } from '@/lib/domain/accounts/second-factor/factor-changes'
import { recoveryCodeBytes, recoveryCodesFrom } from '@/lib/domain/accounts/second-factor/recovery-codes'
import { db } from '@/lib/server/db'

/** Real second factors for the demonstration's staff, with public keys: /api/demo shows them. */
export async function ensureStaffFactors(people: Record<(typeof staffRoles)[number], { id: string }>): Promise<void> {
  for (const role of staffRoles) {
    const userId = people[role].id
    if ((await db.secondFactor.count({ where: { userId } })) > 0) continue
    const recoveryCodes = recoveryCodesFrom(randomBytes(recoveryCodeBytes))
    await db.$transaction((tx) => keepFactor(tx, userId, { key: keyFromText(demoKeys[role]), recoveryCodes }, null))
  }
}
