import { z } from 'zod'
import { danishDay } from '@/lib/shared/danish-time'
import { typedText } from '@/lib/shared/input/typed-text'

export const mailFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

/** What happens to the pause: it stays, ends, lasts a period from today, or until a chosen day. */
export const quietChoices = ['keep', 'none', 'week', 'month', 'date'] as const
export type QuietChoice = (typeof quietChoices)[number]

/** The longest pause, in days; 'never' is for longer ones, so no mail comes as a surprise years later. */
const quietDaysMax = 366

/**
 * Days after its opening (stated in `firstDaysRule`) in which a page's posts are mailed hourly to those who want each
 * at once.
 */
export const firstDays = 7

/** The plain form always sends 'quietUntil'; it only counts with 'date'. */
export const chooseMailsInput = z
  .object({
    frequency: z.enum(mailFrequencies, 'Vælg, hvor ofte du vil have mail.'),
    quiet: z.enum(quietChoices, 'Vælg, hvor længe pausen skal vare.').default('keep'),
    quietUntil: typedText(40).default(''),
  })
  .superRefine(({ quiet, quietUntil }, context) => {
    const sentence = quiet === 'date' ? wrongDay(quietUntil, danishDay(new Date())) : undefined
    if (sentence) context.addIssue({ code: 'custom', path: ['quietUntil'], message: sentence })
  })

/** Days as yyyy-mm-dd in the Danish calendar. `quietUntil`: the first day with mails again; null without a pause. */
export type MailChoicesView = { frequency: MailFrequency; quietUntil: string | null; today: string }

type Choices = { mailFrequency: MailFrequency; quietUntil: Date | null }

/** True during a pause, when no mail about the pages is sent; `today` as yyyy-mm-dd. */
export function isQuiet(quietUntil: Date | null, today: string): boolean {
  return quietUntil !== null && dayOf(quietUntil) > today
}

/** Whether news about the pages is mailed at once. */
export function wantsMailAtOnce({ mailFrequency, quietUntil }: Choices, today: string): boolean {
  return mailFrequency === 'at_once' && !isQuiet(quietUntil, today)
}

/** The choices as of that day: a pause that has ended is null. */
export function mailChoicesView({ mailFrequency, quietUntil }: Choices, today: string): MailChoicesView {
  return {
    frequency: mailFrequency,
    quietUntil: quietUntil && isQuiet(quietUntil, today) ? dayOf(quietUntil) : null,
    today,
  }
}

/** The first day with mails again; null without a pause, `kept` when it stays unchanged. */
export function quietUntilOf(
  { quiet, quietUntil }: { quiet: QuietChoice; quietUntil: string },
  today: string,
  kept: Date | null,
): Date | null {
  if (quiet === 'keep') return kept
  if (quiet === 'none') return null
  if (quiet === 'date') return new Date(quietUntil)
  return new Date(quiet === 'week' ? weekAfter(today) : monthAfter(today))
}

/** The same weekday a week later. */
export function weekAfter(day: string): string {
  return daysAfter(day, 7)
}

/** The same date in the next month, or its last day where it is shorter. */
export function monthAfter(day: string): string {
  const date = new Date(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay))))
}

/** First and last day that a pause may end. */
export function quietRange(today: string): { first: string; last: string } {
  return { first: daysAfter(today, 1), last: daysAfter(today, quietDaysMax) }
}

function wrongDay(day: string, today: string): string | undefined {
  if (!z.iso.date().safeParse(day).success) return 'Vælg den dag, hvor du vil have mails igen.'
  const { first, last } = quietRange(today)
  if (day < first) return 'Dagen skal ligge efter i dag.'
  if (day > last)
    // 2 of 2 no promise: the name of a choice
    return 'En pause kan højst vare et år. Vil du slet ikke have mails, så vælg »Aldrig«.'
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

function daysAfter(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return dayOf(date)
}
