const dayMs = 24 * 3600_000

/**
 * Days after its opening (stated in `firstDaysRule`) in which a page's posts are mailed hourly to those who want each
 * at once.
 */
const firstDays = 7

/** The days around a funeral, when many write at once. False for a page that was never open. */
export function isInFirstDays(publishedAt: Date | null, now: Date): boolean {
  return publishedAt !== null && now.getTime() - publishedAt.getTime() < firstDays * dayMs
}
