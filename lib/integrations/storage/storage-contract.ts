import type { Readable } from 'node:stream'

/** Metadata of a stored file. `size` in bytes. */
export type StoredFile = { size: number; contentType: string }

/** A file as a walk finds it. `size` in bytes. */
export type WalkedFile = { key: string; size: number; modifiedAt: Date }

/** Part of a file: its first and last byte, both counted from 0 and within the file. */
export type ByteRange = { start: number; end: number }

/**
 * A store of whole files under keys. It promises only what both a folder and an S3-compatible store can: a put is
 * atomic and replaces the previous file; there is no rename and no append. Every method refuses a key
 * that `contentTypeOfKey` does not know with a StorageError.
 */
export interface Storage {
  /** Stores the body. Once it resolves, the file survives a crash of the process and of the machine. */
  put(key: string, body: Buffer | Readable, options: { contentType: string }): Promise<StoredFile>
  /**
   * The file with its bytes, or those of `range`, as a stream the caller must consume or destroy; null when there is
   * none. `size` is always that of the whole file.
   */
  get(key: string, range?: ByteRange): Promise<(StoredFile & { stream: Readable }) | null>
  /** As `get` without the bytes; null when there is none. */
  stat(key: string): Promise<StoredFile | null>
  /**
   * Lets the file stand at `target`, a free name in a folder of this machine, without a second copy of its bytes where that
   * is possible: nobody may write to it. False when there is none.
   */
  placeAt(key: string, target: string): Promise<boolean>
  /** When the file was last put; null when there is none. */
  modifiedAt(key: string): Promise<Date | null>
  /** Every file, in no promised order. One that is put or removed meanwhile may be among them or not. */
  walk(): AsyncIterable<WalkedFile>
  /** Removes the file. Idempotent, so that a job can be run again. */
  delete(key: string): Promise<void>
}

export type StorageErrorCode =
  | 'STORAGE_KEY'
  | 'STORAGE_CONTENT_TYPE'
  | 'STORAGE_READ'
  | 'STORAGE_WRITE'
  | 'STORAGE_FULL'

/**
 * A refusal or failure of the store. Refusals happen before anything is written; failures leave nothing under the
 * key.
 */
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

/** Whether a write failed for lack of disk space or quota. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
