import 'server-only'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'

/**
 * Puts one file into a ZIP that is made while it is fetched, and waits until it is in: so that a thousand files never
 * stand open at once. Throws when the file breaks off or nobody takes the ZIP any more.
 */
export async function appendToZip(
  zip: ZipArchive,
  source: Readable,
  entry: { name: string; store?: boolean },
): Promise<void> {
  const stopped = new AbortController()
  const broken = once(source, 'error', { signal: stopped.signal }).then(([error]) => Promise.reject(error))
  const closed = once(zip, 'close', { signal: stopped.signal }).then(() => Promise.reject(new Error('Nobody takes it')))
  try {
    const done = once(zip, 'entry', { signal: stopped.signal })
    zip.append(source, entry)
    await Promise.race([done, broken, closed])
  } finally {
    source.destroy()
    for (const waiting of [broken, closed]) waiting.catch(() => {})
    stopped.abort()
  }
}
