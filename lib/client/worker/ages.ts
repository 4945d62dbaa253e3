import { CacheExpiration } from 'serwist'
import { pageCache, pictureCache } from '@/lib/client/kept-pages'

/** Without a visit. /cookies and /privacy tell it; a page that was asked for stays (lib/client/asked-pages.ts). */
export const keptDays = 30

export const matchOptions = { ignoreVary: true }

const ages = [pageCache, pictureCache].map(
  (name) => [name, new CacheExpiration(name, { maxAgeSeconds: keptDays * 86_400, matchOptions })] as const,
)
const ageIn = new Map(ages)

/** Where the browser's database does not answer, a copy is better than none. */
export async function isTooOld(cacheName: string, address: string): Promise<boolean> {
  return (
    (await ageIn
      .get(cacheName)
      ?.isURLExpired(address)
      .catch(() => false)) ?? false
  )
}

/** Whenever the worker wakes, whatever for: a page that is not visited goes also where others are. */
export async function dropOldCopies(): Promise<void> {
  for (const age of ageIn.values()) await age.expireEntries()
}
