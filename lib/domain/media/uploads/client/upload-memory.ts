import type { PreviousUpload, UrlStorage } from 'tus-js-client'
import { v7 as newUuidV7 } from 'uuid'
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

/** The names of files that were chosen, and the addresses at which they resume after a reload, for all tabs. */
export const uploadMemory: UrlStorage = {
  findAllUploads: async () => readAll(prefix),
  findUploadsByFingerprint: async (fingerprint) => readAll(`${prefix}${fingerprint}:`),
  removeUpload: async (key) => attempt(() => localStorage.removeItem(key)),
  addUpload: async (fingerprint, upload) => {
    const key = keyOf(fingerprint, upload.metadata.chosen ?? '')
    attempt(() => localStorage.setItem(key, JSON.stringify(upload)))
    return key
  },
}

const keyOf = (fingerprint: string, chosen: string) => `${prefix}${fingerprint}:${chosen}`

export type ChosenFile = { memorialId: string; place: UploadPlace; file: File }

/** Includes the place: an upload is bound to the place it was begun for. */
export function fingerprintOf({ memorialId, place, file: { name, type, size, lastModified } }: ChosenFile): string {
  const parts = [memorialId, name, type, size, lastModified]
  return (place === 'gallery' ? parts : [place, ...parts]).join(':')
}

/**
 * The name (UUIDv7) under which the server knows a file, kept before its first byte is sent. A file that has not
 * arrived keeps it through a reload and in every tab, so that it is the same file to the server. `taken` are the names of
 * the files beside it: one that only looks like it is another.
 */
export function nameOf(chosen: ChosenFile, taken: ReadonlySet<string>): string {
  const fingerprint = fingerprintOf(chosen)
  const before = readAll(`${prefix}${fingerprint}:`).map(({ metadata }) => metadata.chosen)
  const known = before.find((name) => name !== undefined && !taken.has(name))
  if (known) return known
  const name = newUuidV7()
  const { memorialId, place, file } = chosen
  const metadata = { memorialId, place, filename: file.name, chosen: name }
  const entry = { size: file.size, metadata, creationTime: new Date().toISOString(), uploadUrl: null }
  attempt(() => localStorage.setItem(keyOf(fingerprint, name), JSON.stringify(entry)))
  return name
}

/** Forgets a file that its person no longer wants. */
export function forgetName(chosen: ChosenFile, name: string): void {
  attempt(() => localStorage.removeItem(keyOf(fingerprintOf(chosen), name)))
}

/** Names of the files with an unfinished upload to this place of the page, in this browser. */
export function listUnfinished(memorialId: string, place: UploadPlace): string[] {
  return readAll(prefix)
    .filter(({ metadata, uploadUrl }) => uploadUrl !== null && isFor(metadata, memorialId, place))
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
