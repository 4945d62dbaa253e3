import { CacheExpiration } from 'serwist'
import { keptDays, pageCache, pictureCache } from '@/lib/client/kept-pages'

export const matchOptions = { ignoreVary: true }

const ages = [pageCache, pictureCache].map(
  (name) => [name, new CacheExpiration(name, { maxAgeSeconds: keptDays * 86_400, matchOptions })] as const,
)
const ageIn = new Map(ages)

/** If IndexedDB does not answer, a copy is better than none. */
export async function isTooOld(cacheName: string, address: string): Promise<boolean> {
  return (
    (await ageIn
      .get(cacheName)
      ?.isURLExpired(address)
      .catch(() => false)) ?? false
  )
}

/** Runs whenever the worker wakes, for whatever reason, so unvisited pages expire even if others are visited. */
export async function dropOldCopies(): Promise<void> {
  for (const age of ageIn.values()) await age.expireEntries()
}
