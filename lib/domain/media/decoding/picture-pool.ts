import 'server-only'
import type { tasks } from '@/lib/domain/media/decoding/picture-tasks'
import { PictureError, type PictureErrorCode } from '@/lib/integrations/pictures/picture-error'
import { DomainError } from '@/lib/server/errors'
import { processPool } from '@/lib/server/process-pool'
import { PoolError } from '@/lib/server/task-pool'

/** Whose turn it is in the queues, for what nobody waits for. */
export const byJob = 'job'

export type PictureTasks = {
  [K in keyof typeof tasks]: { task: Parameters<(typeof tasks)[K]>[0]; answer: Awaited<ReturnType<(typeof tasks)[K]>> }
}

// A hundred million pixels of WebP take 860 MB at their height, one of a phone 200.
const pool = processPool<PictureTasks>({
  script: 'lib/domain/media/decoding/picture-process.mjs',
  processes: 2,
  memoryMb: 1280,
  patienceMs: 60_000,
  queue: { each: 12, all: 60 },
})

// AVIF takes some seconds and nobody waits for it: it stands before no family's picture. Less than its job has.
const steps = processPool<PictureTasks>({
  script: 'lib/domain/media/decoding/picture-process.mjs',
  processes: 1,
  memoryMb: 1280,
  patienceMs: 200_000,
  queue: { each: 12, all: 12 },
})

/**
 * Has a picture decoded in a process beside, for `from` (queueKey, or byJob): one at a time for each, and each in turn.
 * Throws a PictureError for what the file is, also when it ended the process or took too much of memory or time, and
 * SERVER_BUSY when too many wait.
 */
export async function inPictureProcess<K extends keyof PictureTasks>(
  kind: K,
  task: PictureTasks[K]['task'],
  from: string,
): Promise<PictureTasks[K]['answer']> {
  try {
    return await (kind === 'steps' ? steps : pool)(kind, task, from)
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PoolError)) return error
  if (error.reason === 'full') return new DomainError('SERVER_BUSY')
  if (error.reason !== 'failed') return new PictureError('PICTURE_TOO_HEAVY', { cause: error })
  const refusal = error.refusal
  return isRefusal(refusal) ? new PictureError(refusal.code, { cause: error }, refusal.limit) : error
}

function isRefusal(value: unknown): value is { code: PictureErrorCode; limit?: number } {
  return typeof value === 'object' && value !== null && 'code' in value
}
