import type { Readable } from 'node:stream'

/** What is known about a stored file. `size` in bytes. */
export type StoredFile = { size: number; contentType: string }

/** Part of a file: its first and its last byte, both counted from 0 and both within the file. */
export type ByteRange = { start: number; end: number }

/**
 * A store of whole files under keys. It promises only what a folder and an S3-compatible store can both keep: a put
 * appears whole or not at all and replaces what was there, there is no rename, no append and no listing.
 * A key that `contentTypeOfKey` does not know is refused with a StorageError by every method.
 */
export interface Storage {
  /** Stores the body. When it resolves, the file survives a crash of the process and of the machine. */
  put(key: string, body: Buffer | Readable, options: { contentType: string }): Promise<StoredFile>
  /**
   * The file with its bytes, or with those of `range`, as a stream that the caller must consume or destroy; null when
   * there is none. `size` is always the whole file's.
   */
  get(key: string, range?: ByteRange): Promise<(StoredFile & { stream: Readable }) | null>
  /** The same without the bytes; null when there is none. */
  stat(key: string): Promise<StoredFile | null>
  /** Removes the file. Removing what is not there succeeds, so that a job can be run again. */
  delete(key: string): Promise<void>
}

export type StorageErrorCode = 'STORAGE_KEY' | 'STORAGE_CONTENT_TYPE' | 'STORAGE_WRITE' | 'STORAGE_FULL'

/** A refusal or failure of the store. Refusals come before anything is written; failures leave nothing under the key. */
export class StorageError extends Error {
  constructor(
    readonly code: StorageErrorCode,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options)
    this.name = 'StorageError'
  }
}

/** Whether a write failed because there is no room: on the disk, or in what this user may take of it. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
