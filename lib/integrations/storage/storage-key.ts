import { StorageError } from './storage-contract'

/** Longest key in characters. */
export const STORAGE_KEY_MAX_LENGTH = 200

/**
 * The endings a key may have, and the type each stands for. The type lives in the key because a folder has nowhere else
 * to keep it that could not be torn from the file by a crash; so every store answers the same type for the same key.
 */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  dxf: 'image/vnd.dxf',
  gif: 'image/gif',
  html: 'text/html',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wav: 'audio/wav',
  // A voice in the same container as a film; named apart because the type lives in the ending.
  weba: 'audio/webm',
  webm: 'video/webm',
  webp: 'image/webp',
  zip: 'application/zip',
}

// Small letters only: a folder on some systems does not tell capitals apart. No dot but before the ending, so that no
// segment can be '.' or '..', nor a hidden file, nor our own folder for unfinished writes.
const KEY_PATTERN = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.([a-z0-9]{1,5})$/

/** The content type of a key like 'media/<id>/640.webp'. Throws a StorageError when the key is not one of ours. */
export function contentTypeOfKey(key: string): string {
  const ending = key.length <= STORAGE_KEY_MAX_LENGTH ? KEY_PATTERN.exec(key)?.[1] : undefined
  const contentType = ending && Object.hasOwn(CONTENT_TYPES, ending) ? CONTENT_TYPES[ending] : undefined
  if (!contentType) throw new StorageError('STORAGE_KEY', `not a key: ${JSON.stringify(key.slice(0, 80))}`)
  return contentType
}

/** Refuses a key that is malformed or whose ending does not stand for `contentType`. */
export function assertKeyFits(key: string, contentType: string): void {
  const expected = contentTypeOfKey(key)
  if (expected !== contentType)
    throw new StorageError('STORAGE_CONTENT_TYPE', `${key} holds ${expected}, not ${contentType}`)
}
