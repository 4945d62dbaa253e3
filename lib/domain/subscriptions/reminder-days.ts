import { lapse } from '@/lib/domain/billing/plans'

const [, ...month] = lapse.reminderDaysBefore

/** Reminders before the end of a period, in days, the first first: a month has no room for thirty. */
export const reminderDays = { year: lapse.reminderDaysBefore, month } as const
