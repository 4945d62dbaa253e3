import 'server-only'
import { mailSummary, mailSummaryColumns } from '@/lib/domain/notifications/mail-summary'
import { requireMailReader } from '@/lib/domain/notifications/require-mail-reader'
import type { MailSummary } from '@/lib/domain/notifications/schema'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

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
