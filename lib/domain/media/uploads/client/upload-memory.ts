import type { PreviousUpload, UrlStorage } from 'tus-js-client'
import { z } from 'zod'
import type { UploadPlace } from '@/lib/domain/media/schema'

// The prefix of lib/client/tab-storage.ts, so that signing out removes the file names.
const prefix = 'tekst:upload:'
/** The server keeps an unfinished upload for seven days. */
const lastsMs = 7 * 24 * 3600_000

const kept = z.object({
  size: z.number().nullable(),
  metadata: z.record(z.string(), z.string()),
  creationTime: z.string(),
  uploadUrl: z.string().nullable(),
})

/** The addresses at which uploads resume after a reload. Without storage they start over. */
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

/** Names of the files with an unfinished upload to this place of the page, in this browser. */
export function listUnfinished(memorialId: string, place: UploadPlace): string[] {
  return readAll(prefix)
    .filter(({ metadata }) => isFor(metadata, memorialId, place))
    .map(({ metadata }) => metadata.filename ?? '')
    .filter((name) => name !== '')
}

/** Forgets the unfinished uploads to this place, so that the page no longer offers to resume them. */
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
    // Without storage, the upload starts over.
  }
}
