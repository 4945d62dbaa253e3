import { z } from 'zod'
import { type MailStatus, mailStatuses } from '@/lib/domain/notifications/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { chosenIds } from '@/lib/shared/input/chosen-ids'

export const mailsPath = '/admin/performance/mails'

const mostSearched = 254
export const mailSorts = ['recipient', 'written'] as const
export type MailSort = (typeof mailSorts)[number]

/** The list's filters as they are in the address. The search is an address, or a part of one. */
export const mailListInput = z.object({
  ...listFields(mailSorts, mostSearched),
  status: z.enum(mailStatuses).optional().catch(undefined),
})
export type MailFilter = z.output<typeof mailListInput>

export const mailList: ConsoleListDeclaration<MailSort> = {
  path: mailsPath,
  csv: { path: '/api/admin/mails.csv', filename: 'mails.csv' },
  search: { label: 'Modtager', hint: 'Hele adressen eller en del af den.', most: mostSearched },
  period: 'Skrevet fra',
  sorts: {
    recipient: { label: 'Til', first: 'rising' },
    written: { label: 'Skrevet', first: 'falling' },
  },
}
export const mailOrder = ({ sort }: Pick<MailFilter, 'sort'>): ListOrder<MailSort> => sort ?? '-written'

export const chosenMails = z.object({ ids: chosenIds })

/** `waitingSince`: when the oldest that waits was written, in ISO 8601. */
export type MailCounts = { counts: Record<MailStatus, number>; waitingSince: string | null }
