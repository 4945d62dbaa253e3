import { danishDay } from '@/lib/shared/danish-time'

const burningDays = 7
const dayMs = 24 * 3600_000

/** Midnight UTC of a calendar day in Denmark: how PostgreSQL's `date` columns are written and read. */
export function danishDate(at: Date): Date {
  return new Date(`${danishDay(at)}T00:00:00Z`)
}

/** The last day on which a candle burns that was lit at this moment. */
export function burnsUntil(litAt: Date): Date {
  return new Date(danishDate(litAt).getTime() + burningDays * dayMs)
}

/** The earliest day of which the candles still burn. */
export function firstBurningDay(now = new Date()): Date {
  return new Date(danishDate(now).getTime() - burningDays * dayMs)
}

/** True through the candle's last day in Denmark. */
export function isBurning(lastDay: Date | null, now = new Date()): boolean {
  return lastDay !== null && lastDay.getTime() >= danishDate(now).getTime()
}

/** The day that a post is counted on: the day a candle was lit, the day another post was written. */
export function countingDay(post: { createdAt: Date; burnsUntil: Date | null }): Date {
  return post.burnsUntil ? new Date(post.burnsUntil.getTime() - burningDays * dayMs) : danishDate(post.createdAt)
}
