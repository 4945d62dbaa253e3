import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import type { Transaction } from '@/lib/server/db'
import { endSessions } from '@/lib/server/session'

/**
 * Signs an account out everywhere, ends its sign-in codes and push subscriptions. Open live streams need no handling:
 * they check permissions before each event of a page that is not public. Returns the number of sessions ended.
 */
export async function signOutEverywhere(tx: Transaction, userId: string): Promise<number> {
  await endOpenTokens(tx, userId, ['sign_in'])
  await tx.pushSubscription.deleteMany({ where: { userId } })
  return endSessions(tx, userId)
}

/**
 * The same for closing an account, and also ends what acts for it without a session: mailed links, handover offers,
 * uploads, open editors. Its posts and pages stay. Returns the number of sessions ended.
 */
export async function shutOut(tx: Transaction, userId: string): Promise<number> {
  await endOpenTokens(tx, userId, [
    ...(['password_reset', 'email_change'] as const),
    ...(['contribution_approve', 'contribution_reject', 'memorial_handover'] as const),
  ])
  await tx.upload.deleteMany({ where: { userId } })
  await tx.editingPresence.deleteMany({ where: { userId } })
  return signOutEverywhere(tx, userId)
}
