import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import type { Transaction } from '@/lib/server/db'
import { endSessions } from '@/lib/server/session'

/**
 * Signs an account out everywhere and ends what could let it in again without a password: codes shown for another device.
 * Devices are told of nothing any more. Live lines ask who listens before they tell anything of a closed page, so they
 * end by themselves. Returns how many devices were signed out.
 */
export async function signOutEverywhere(tx: Transaction, userId: string): Promise<number> {
  await endOpenTokens(tx, userId, ['sign_in'])
  await tx.pushSubscription.deleteMany({ where: { userId } })
  return endSessions(tx, userId)
}

/**
 * The same for an account that is closed, with what acts on its behalf without a sign-in: links in mails, offers of its
 * pages, files on their way, open editors. What it wrote and its pages stay as they are.
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
