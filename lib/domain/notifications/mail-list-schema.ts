import { z } from 'zod'
import { retentionDays } from '@/lib/domain/legal/retention'
import { type MailStatus, mailStatuses } from '@/lib/domain/notifications/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { counted } from '@/lib/shared/counted'
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

/** The name of the form about several mails, and the fragment it redirects to. */
export const mailsForm = 'mails'

export const mailListTexts = {
  title: 'Mails',
  // 2 of 2 no promise: told to administrators; lib/domain/notifications/jobs.ts
  intro: `Alle mails fra de seneste ${retentionDays.mail} dage. En mail, der ikke kan sendes, prøves igen i tre dage.`,
  sendAgain: 'Send de valgte igen',
  drop: 'Send dem ikke',
  none: { title: 'Der er ikke sendt nogen mails endnu', text: 'Den første står her, så snart den er skrevet.' },
  noneFound: { title: 'Ingen mails passer', text: 'Vælg en anden status, eller søg efter mindre af adressen.' },
}

/** The message after an act; `act` and `count` are in the address. */
export function mailsDone(act: string | undefined, count: string | undefined): string | null {
  if (!/^\d{1,4}$/.test(count ?? '')) return null
  const mails = counted(Number(count), 'mail', 'mails')
  if (act === 'sendt') return `${mails} er på vej igen.`
  return act === 'droppet' ? `${mails} bliver ikke sendt.` : null
}
