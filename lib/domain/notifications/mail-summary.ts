import type { MailSummary } from '@/lib/domain/notifications/schema'
import type { Prisma } from '@/lib/server/db'

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
