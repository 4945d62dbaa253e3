import 'server-only'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { log } from '@/lib/server/log'
import { webBody } from '@/lib/server/web-body'

/**
 * A ZIP as a response body, built by `fill` while it is sent, from the first read on. When `fill` fails the download
 * breaks off, since part of it may be sent; `about` goes into the log.
 */
export function zipBody(fill: (zip: ZipArchive) => Promise<void>, about: object = {}): ReadableStream<Uint8Array> {
  return webBody(() => {
    const zip = new ZipArchive({ zlib: { level: 6 } })
    fill(zip)
      .then(() => zip.finalize())
      .catch((error: Error) => {
        if (!zip.destroyed) log.error({ err: error, ...about }, 'a ZIP broke off')
        zip.destroy(error)
      })
    return zip
  })
}

/**
 * Appends one file to a streamed ZIP and waits until it is written, which keeps one file open at a time. Throws when
 * the source fails or the download is aborted.
 */
export async function appendToZip(
  zip: ZipArchive,
  source: Readable,
  entry: { name: string; store?: boolean },
): Promise<void> {
  if (zip.destroyed) {
    source.destroy()
    throw new Error('Client aborted')
  }
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
