import { type ChosenFile, nameOf } from '@/lib/domain/media/uploads/client/upload-memory'
import { judgeFile } from '@/lib/domain/media/uploads/file-rules'
import type { FileKind } from '@/lib/domain/pictures/media-limits'

export type UploadItem = {
  key: number
  /** A UUIDv7 by which the server knows the file when it is sent again, and orders files as they were chosen. */
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

/**
 * A file as it is added to a list of uploads: waiting, or failed with the reason why it is not accepted. `taken` are the
 * names (`chosen`) of the others in the list.
 */
export function newUploadItem(sent: ChosenFile, isRecorded: boolean, taken: ReadonlySet<string>): UploadItem {
  const { file, place } = sent
  const { problem, kind } = judgeFile(file, place)
  return {
    key: nextKey++,
    chosen: problem ? '' : nameOf(sent, taken),
    file,
    isRecorded,
    kind,
    state: problem ? 'failed' : 'waiting',
    sentBytes: 0,
    message: problem,
    canRetry: false,
  }
}
