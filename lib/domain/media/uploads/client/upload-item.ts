import { v7 as newUuidV7 } from 'uuid'
import type { UploadPlace } from '@/lib/domain/media/schema'
import { judgeFile } from '@/lib/domain/media/uploads/file-rules'
import type { FileKind } from '@/lib/domain/pictures/media-limits'

export type UploadItem = {
  key: number
  /** A UUIDv7 by which the server orders files as they were chosen. */
  chosen: string
  file: File
  isRecorded: boolean
  kind: FileKind | null
  /** `lost`: the connection broke; resumes automatically. `arrived`: its listener is still working on it. */
  state: 'waiting' | 'sending' | 'paused' | 'lost' | 'arrived' | 'failed'
  sentBytes: number
  message: string | null
  /** Whether retrying the same file could succeed. */
  canRetry: boolean
}

let nextKey = 1

/** A file as it is added to a list of uploads: waiting, or failed with the reason why it is not accepted. */
export function newUploadItem(file: File, place: UploadPlace, isRecorded: boolean): UploadItem {
  const { problem, kind } = judgeFile(file, place)
  return {
    ...{ key: nextKey++, chosen: newUuidV7(), file, isRecorded, kind },
    ...{ state: problem ? 'failed' : 'waiting', sentBytes: 0, message: problem, canRetry: false },
  }
}
