import { StorageError } from './storage-contract'

/** Longest key, in characters. */
export const STORAGE_KEY_MAX_LENGTH = 200

/**
 * The endings a key may have, with their content types. The type is part of the key because a folder has nowhere to
 * store it that is atomic with the file; so every store returns the same type for the same key.
 */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  avif: 'image/avif',
  br: 'application/x-brotli',
  csv: 'text/csv',
  dxf: 'image/vnd.dxf',
  flac: 'audio/flac',
  gif: 'image/gif',
  gz: 'application/gzip',
  html: 'text/html',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mid: 'audio/midi',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wav: 'audio/wav',
  // A voice in the same container as a film, with an ending of its own because the ending decides the type.
  weba: 'audio/webm',
  webm: 'video/webm',
  webp: 'image/webp',
  xml: 'application/xml',
  zip: 'application/zip',
}

// Lower case only: some file systems ignore case. No dot except before the ending, so that no segment can be '.' or
// '..', a hidden file, or our folder for unfinished writes.
const KEY_PATTERN = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.([a-z0-9]{1,5})$/

/** Whether a name is a key of ours. */
export function isKey(name: string): boolean {
  const ending = name.length <= STORAGE_KEY_MAX_LENGTH ? KEY_PATTERN.exec(name)?.[1] : undefined
  return ending !== undefined && Object.hasOwn(CONTENT_TYPES, ending)
}

/** The content type of a key like 'media/<id>/640.webp'. Throws a StorageError when the key is not one of ours. */
export function contentTypeOfKey(key: string): string {
  const ending = key.length <= STORAGE_KEY_MAX_LENGTH ? KEY_PATTERN.exec(key)?.[1] : undefined
  const contentType = ending && Object.hasOwn(CONTENT_TYPES, ending) ? CONTENT_TYPES[ending] : undefined
  if (!contentType) throw new StorageError('STORAGE_KEY', `not a key: ${JSON.stringify(key.slice(0, 80))}`)
  return contentType
}

/** Refuses a key that is malformed or whose ending does not match `contentType`. */
export function assertKeyFits(key: string, contentType: string): void {
  const expected = contentTypeOfKey(key)
  if (expected !== contentType)
    throw new StorageError('STORAGE_CONTENT_TYPE', `${key} holds ${expected}, not ${contentType}`)
}
