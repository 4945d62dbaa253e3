import type { Readable } from 'node:stream'

/** What is known about a stored file. `size` in bytes. */
export type StoredFile = { size: number; contentType: string }

/**
 * A store of whole files under keys. It promises only what a folder and an S3-compatible store can both keep: a put
 * appears whole or not at all and replaces what was there, there is no rename, no append and no listing.
 * A key that `contentTypeOfKey` does not know is refused with a StorageError by every method.
 */
export interface Storage {
  /** Stores the body. When it resolves, the file survives a crash of the process and of the machine. */
  put(key: string, body: Buffer | Readable, options: { contentType: string }): Promise<StoredFile>
  /** The file with its bytes as a stream that the caller must consume or destroy; null when there is none. */
  get(key: string): Promise<(StoredFile & { stream: Readable }) | null>
  /** The same without the bytes; null when there is none. */
  stat(key: string): Promise<StoredFile | null>
  /** Removes the file. Removing what is not there succeeds, so that a job can be run again. */
  delete(key: string): Promise<void>
}

export type StorageErrorCode = 'STORAGE_KEY' | 'STORAGE_CONTENT_TYPE' | 'STORAGE_WRITE'

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
