import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { dayMs } from '@/lib/shared/durations'

/** Per mailbox and template, whoever triggers them. */
export const mailsADay = 6

/**
 * Throws TOO_MANY_REQUESTS when this mailbox got `mailsADay` mails of this template within the last 24 hours. For mails
 * to an address the caller typed. Call it after the access check, or outsiders could use up the quota.
 */
export async function assertMailboxQuota(
  tx: Transaction,
  { to, template }: { to: string; template: string },
): Promise<void> {
  // Serializes concurrent requests for the same mailbox.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mailbox ${to.toLowerCase()}`}, 45))`
  const recipient = { equals: to, mode: 'insensitive' as const }
  const had = await tx.mail.count({
    where: { recipient, template, createdAt: { gt: new Date(Date.now() - dayMs) } },
  })
  if (had >= mailsADay) throw new DomainError('TOO_MANY_REQUESTS', { wait: 'til i morgen' })
}
