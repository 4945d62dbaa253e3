const dayMs = 24 * 3600_000

/** How long after it was opened, in days (said in `firstDaysRule`), a page's posts are mailed by the hour to those who want each at once. */
const firstDays = 7

/** The days around a funeral, when much is written at once. False for a page that was never open. */
export function isInFirstDays(publishedAt: Date | null, now: Date): boolean {
  return publishedAt !== null && now.getTime() - publishedAt.getTime() < firstDays * dayMs
}
