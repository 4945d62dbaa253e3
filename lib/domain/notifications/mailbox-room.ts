import 'server-only'
import type { MailTemplate } from '@/components/emails/templates'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

const dayMs = 86_400_000
/** Whoever asks for them, and however often. */
export const mailsADay = 6

/**
 * Throws TOO_MANY_REQUESTS when this mailbox had enough mails of this kind within a day. For mails to an address that the
 * caller wrote; counted in the outbox, behind the access check, so that no stranger can use up what others may send.
 */
export async function assertMailboxRoom(
  tx: Transaction,
  { to, template }: { to: string; template: MailTemplate },
): Promise<void> {
  // Many asked for at once are counted one after the other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mailbox ${to.toLowerCase()}`}, 45))`
  const recipient = { equals: to, mode: 'insensitive' as const }
  const had = await tx.mail.count({
    where: { recipient, template, createdAt: { gt: new Date(Date.now() - dayMs) } },
  })
  if (had >= mailsADay) throw new DomainError('TOO_MANY_REQUESTS', { wait: 'til i morgen' })
}
