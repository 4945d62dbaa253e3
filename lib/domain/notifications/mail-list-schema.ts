import { z } from 'zod'
import { type MailStatus, mailStatuses } from '@/lib/domain/notifications/schema'
import { readableSearch } from '@/lib/shared/email-address'
import { chosenIds } from '@/lib/shared/input/chosen-ids'
import { typedText } from '@/lib/shared/input/typed-text'

export const mailsPath = '/admin/performance/mails'

/** The list's filters as they are in the address. Invalid values count as empty. */
export const mailListParams = z.object({
  status: z.enum(mailStatuses).optional().catch(undefined),
  search: typedText(254).overwrite(readableSearch).catch('').default(''),
  cursor: z.uuid().optional().catch(undefined),
})
export type MailFilter = z.output<typeof mailListParams>

/** The page with its filters, without the empty ones. */
export function mailListPath({ status, search, cursor }: Partial<MailFilter>): string {
  const given = Object.entries({ status, search, cursor }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length > 0 ? `${mailsPath}?${new URLSearchParams(given)}` : mailsPath
}

export const chosenMails = z.object({ ids: chosenIds })

/** `waitingSince`: when the oldest that waits was written, in ISO 8601. */
export type MailCounts = { counts: Record<MailStatus, number>; waitingSince: string | null }
