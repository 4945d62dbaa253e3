/** Reminders before the end of a period, in days, the first first: a month has no room for thirty days (plans.ts). */
export const reminderDays = { year: [30, 7, 1], month: [7, 1] } as const
