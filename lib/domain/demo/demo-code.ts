import 'server-only'
import { demoAccounts, staffRoles } from '@/lib/domain/accounts/demo-accounts'
import { keyAsText, openKey, unusedCode } from '@/lib/domain/accounts/second-factor/app-key'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'

const staffNames = staffRoles.map((role) => demoAccounts[role].username)

type DemoFactor = { username: string; totpSecret: string; totpCode: string | null }

/**
 * The keys of the demo's staff accounts (base32), each with an unused code, or null when all current codes are used.
 * The codes are real and are used up like any other.
 */
export async function listDemoFactors(): Promise<DemoFactor[]> {
  if (!env.DEMO_DATA) return []
  const rows = await db.secondFactor.findMany({
    where: { user: { usernameKey: { in: staffNames } } },
    select: { userId: true, sealedKey: true, usedSteps: true, user: { select: { usernameKey: true } } },
  })
  return rows.flatMap(({ userId, sealedKey, usedSteps, user }) => {
    const key = openKey(userId, sealedKey)
    if (!key) return []
    return [{ username: user.usernameKey, totpSecret: keyAsText(key), totpCode: unusedCode(key, usedSteps) }]
  })
}
