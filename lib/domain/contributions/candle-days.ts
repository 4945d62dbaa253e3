import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'

/** Days that a candle burns after the one on which it was lit. */
export const burningDays = 7

/** Midnight UTC of the Danish calendar day, as PostgreSQL's `date` columns are written and read. */
export function danishDate(at: Date): Date {
  return new Date(`${danishDay(at)}T00:00:00Z`)
}

/** The last day a candle lit at this moment burns. */
export function burnsUntil(litAt: Date): Date {
  return new Date(danishDate(litAt).getTime() + burningDays * dayMs)
}

/** Candles lit on or after this day still burn. */
export function firstBurningDay(now = new Date()): Date {
  return new Date(danishDate(now).getTime() - burningDays * dayMs)
}

/** True until the end of the candle's last day in Denmark. */
export function isBurning(lastDay: Date | null, now = new Date()): boolean {
  return lastDay !== null && lastDay.getTime() >= danishDate(now).getTime()
}

/** The day a post is counted on: when a candle was lit or another post was written. */
export function countingDay(post: { createdAt: Date; burnsUntil: Date | null }): Date {
  return post.burnsUntil ? new Date(post.burnsUntil.getTime() - burningDays * dayMs) : danishDate(post.createdAt)
}
