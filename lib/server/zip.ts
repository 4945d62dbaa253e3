import 'server-only'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'

/**
 * Appends one file to a streamed ZIP and waits until it is written, which keeps one file open at a time. Throws when
 * the source fails or the download is aborted.
 */
export async function appendToZip(
  zip: ZipArchive,
  source: Readable,
  entry: { name: string; store?: boolean },
): Promise<void> {
  const stopped = new AbortController()
  const broken = once(source, 'error', { signal: stopped.signal }).then(([error]) => Promise.reject(error))
  const closed = once(zip, 'close', { signal: stopped.signal }).then(() => Promise.reject(new Error('Client aborted')))
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
