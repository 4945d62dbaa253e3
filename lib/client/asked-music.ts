import { isSoundPath } from '@/lib/client/kept-pages'

/** The most music a device keeps with one page, in megabytes: some twenty songs. */
export const askedMusicMegabytes = 60
const mostBytes = askedMusicMegabytes * 1024 * 1024

const matchOptions = { ignoreVary: true }

/**
 * Adds a page's music to its cache, in order, up to `askedMusicMegabytes`. Returns whether all of it is there. Best
 * effort: a page is worth keeping without its music.
 */
export async function addMusic(cache: Cache, addresses: string[]): Promise<boolean> {
  let bytes = 0
  let isWhole = true
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, location.origin)
    if (origin !== location.origin || !isSoundPath(pathname)) continue
    const size = await addPiece(cache, origin + pathname, mostBytes - bytes).catch(() => null)
    if (size === null) isWhole = false
    else bytes += size
  }
  return isWhole
}

/** Adds one piece of at most `room` bytes; returns its size, or null when it cannot be kept. */
async function addPiece(cache: Cache, address: string, room: number): Promise<number | null> {
  const known = await cache.match(address, matchOptions)
  if (known && sizeOf(known) <= room) return sizeOf(known)
  await cache.delete(address, matchOptions)
  const answer = await fetch(address, { credentials: 'omit' })
  const mayBeKept = answer.status === 200 && !/no-store/.test(answer.headers.get('cache-control') ?? '')
  if (!mayBeKept || sizeOf(answer) > room) {
    void answer.body?.cancel().catch(() => {})
    return null
  }
  await cache.put(address, answer)
  return sizeOf(answer)
}

/** In bytes. A file of unknown size is not kept. */
function sizeOf({ headers }: Response): number {
  return Number(headers.get('content-length')) || Number.POSITIVE_INFINITY
}
