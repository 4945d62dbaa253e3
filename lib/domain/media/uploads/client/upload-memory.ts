import type { PreviousUpload, UrlStorage } from 'tus-js-client'
import { z } from 'zod'
import type { UploadPlace } from '@/lib/domain/media/schema'

// With the prefix of lib/client/tab-storage.ts: who signs out leaves no file names behind.
const prefix = 'tekst:upload:'
/** The server keeps what has come of a file for seven days. */
const lastsMs = 7 * 24 * 3600_000

const kept = z.object({
  size: z.number().nullable(),
  metadata: z.record(z.string(), z.string()),
  creationTime: z.string(),
  uploadUrl: z.string().nullable(),
})

/** Where a file's upload goes on after the page was loaded anew. A browser may refuse storage: then it begins anew. */
export const uploadMemory: UrlStorage = {
  findAllUploads: async () => readAll(prefix),
  findUploadsByFingerprint: async (fingerprint) => readAll(`${prefix}${fingerprint}:`),
  removeUpload: async (key) => attempt(() => localStorage.removeItem(key)),
  addUpload: async (fingerprint, upload) => {
    const key = `${prefix}${fingerprint}:${Date.now()}`
    attempt(() => localStorage.setItem(key, JSON.stringify(upload)))
    return key
  },
}

/** Names of the files whose upload to this place of the page was begun and not finished, in this browser. */
export function listUnfinished(memorialId: string, place: UploadPlace): string[] {
  return readAll(prefix)
    .filter(({ metadata }) => isFor(metadata, memorialId, place))
    .map(({ metadata }) => metadata.filename ?? '')
    .filter((name) => name !== '')
}

/** Forgets what was begun for this place: whoever does not want to go on is not asked again. */
export function forgetUnfinished(memorialId: string, place: UploadPlace): void {
  for (const { metadata, urlStorageKey } of readAll(prefix)) {
    if (isFor(metadata, memorialId, place)) attempt(() => localStorage.removeItem(urlStorageKey))
  }
}

function isFor(metadata: Record<string, string>, memorialId: string, place: UploadPlace): boolean {
  return metadata.memorialId === memorialId && (metadata.place ?? 'gallery') === place
}

function readAll(start: string): PreviousUpload[] {
  const found: PreviousUpload[] = []
  attempt(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(start))) {
      const upload = readOne(key)
      if (upload) found.push(upload)
      else localStorage.removeItem(key)
    }
  })
  return found
}

function readOne(key: string): PreviousUpload | null {
  const { success, data } = kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  if (!success || Date.now() - new Date(data.creationTime).getTime() > lastsMs) return null
  return { ...data, urlStorageKey: key, parallelUploadUrls: null }
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // A browser that keeps nothing sends the file from its first byte again.
  }
}
