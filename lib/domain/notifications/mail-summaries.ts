import 'server-only'
import { canReadMails } from '@/lib/domain/notifications/policy'
import type { MailSummary } from '@/lib/domain/notifications/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

export const mailSummaryColumns = {
  id: true,
  recipient: true,
  subject: true,
  status: true,
  attempts: true,
  createdAt: true,
  sentAt: true,
  lastError: true,
} satisfies Prisma.MailSelect

/** A mail as a line of the outbox: everything but what it says. */
export function mailSummary(row: Prisma.MailGetPayload<{ select: typeof mailSummaryColumns }>): MailSummary {
  const { id, recipient, subject, status, attempts, createdAt, sentAt, lastError } = row
  return {
    id,
    recipient,
    subject,
    status,
    attempts,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    lastError,
  }
}

/** Throws UNAUTHENTICATED, or FORBIDDEN for all but full administrators. */
export function requireMailReader(actor: Actor): void {
  if (canReadMails(actor)) return
  throw new DomainError(isSignedIn(actor) ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}

/** The newest mails to one address, as it stands with its account or in small letters. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listMailsTo(actor: Actor, address: string, most: number): Promise<MailSummary[]> {
  requireMailReader(actor)
  const rows = await db.mail.findMany({
    where: { recipient: { in: [...new Set([address, address.toLowerCase()])] } },
    orderBy: { id: 'desc' },
    take: most,
    select: mailSummaryColumns,
  })
  return rows.map(mailSummary)
}
