import { z } from 'zod'
import { danishDay } from '@/lib/shared/danish-time'
import { typedText } from '@/lib/shared/input/typed-text'

export const mailFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

/** What becomes of the pause: stays as it is, ends, or lasts until a day reckoned from today, or until a chosen one. */
export const quietChoices = ['keep', 'none', 'week', 'month', 'date'] as const
export type QuietChoice = (typeof quietChoices)[number]

/** The longest pause. Whoever wants none for longer says 'never', and is not surprised by a mail years later. */
const quietDaysMax = 366

/** The plain form sends 'quietUntil' always; it counts with 'date' alone. */
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

/** Days as yyyy-mm-dd on the Danish calendar. `quietUntil`: the first day with mails again; null without a pause. */
export type MailChoicesView = { frequency: MailFrequency; quietUntil: string | null; today: string }

type Choices = { mailFrequency: MailFrequency; quietUntil: Date | null }

/** True while no mail about the pages may be sent; `today` as yyyy-mm-dd. */
export function isQuiet(quietUntil: Date | null, today: string): boolean {
  return quietUntil !== null && dayOf(quietUntil) > today
}

/** Whether news about the pages are mailed as they come. */
export function wantsMailAtOnce({ mailFrequency, quietUntil }: Choices, today: string): boolean {
  return mailFrequency === 'at_once' && !isQuiet(quietUntil, today)
}

/** How the choices look on that day: a pause that is over is none. */
export function mailChoicesView({ mailFrequency, quietUntil }: Choices, today: string): MailChoicesView {
  return {
    frequency: mailFrequency,
    quietUntil: quietUntil && isQuiet(quietUntil, today) ? dayOf(quietUntil) : null,
    today,
  }
}

/** The first day with mails again; null without a pause, `kept` when it stays as it is. */
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

/** First and last day that can be chosen for the end of a pause. */
export function quietRange(today: string): { first: string; last: string } {
  return { first: daysAfter(today, 1), last: daysAfter(today, quietDaysMax) }
}

function wrongDay(day: string, today: string): string | undefined {
  if (!z.iso.date().safeParse(day).success) return 'Vælg den dag, hvor du vil have mails igen.'
  const { first, last } = quietRange(today)
  if (day < first) return 'Dagen skal ligge efter i dag.'
  if (day > last) return 'En pause kan højst vare et år. Vil du slet ikke have mails, så vælg Aldrig.'
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

function daysAfter(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return dayOf(date)
}
