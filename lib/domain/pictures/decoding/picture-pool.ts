import 'server-only'
import type { tasks } from '@/lib/domain/pictures/decoding/picture-tasks'
import { visitorMegapixels } from '@/lib/domain/pictures/media-limits'
import { PictureError, type PictureErrorCode } from '@/lib/integrations/pictures/picture-error'
import { detectPictureFormat } from '@/lib/integrations/pictures/picture-format'
import type { Caller } from '@/lib/server/command'
import type { Turn } from '@/lib/server/fair-queue'
import { processPool } from '@/lib/server/process-pool'
import { PoolError } from '@/lib/server/task-pool'
import { userIdOf } from '@/lib/shared/actor'

/** The queue key of background jobs. */
export const byJob = 'job'

type PictureTasks = typeof tasks

const worker = 'picture'
const queue = { each: 12, all: 60 }

// Measured writable memory: 30 megapixels take 750 MB, as AVIF 1,090 MB; 100 megapixels take 1,730 MB.
const usual = processPool<PictureTasks>({ worker, queue, atOnce: 2, memoryMb: 1280, patienceMs: 60_000 })
/** For the few pictures of more than `usualPixels`: one at a time, without delaying the others. */
const large = processPool<PictureTasks>({ worker, queue, atOnce: 1, memoryMb: 2048, patienceMs: 120_000 })
const usualPixels = visitorMegapixels * 1_000_000

// AVIF takes seconds and is background work: its own pool, so that it delays no family's picture. Times out before its
// job.
const steps = processPool<PictureTasks>({
  worker,
  queue,
  atOnce: 1,
  memoryMb: 1280,
  patienceMs: 200_000,
  isBackground: true,
})

/**
 * Runs a task on a picture in a separate process. `from` is the caller's queue key (queueKey, or byJob): one task at a
 * time per key, in turn. Throws a PictureError for a bad file, also when it exceeded its memory or time, SERVER_BUSY
 * when the queue is full, and WORKER_ENDED.
 */
export async function inPictureProcess<K extends keyof PictureTasks>(
  kind: K,
  task: Parameters<PictureTasks[K]>[0],
  from: Turn,
): Promise<Awaited<ReturnType<PictureTasks[K]>>> {
  try {
    return await (await poolFor(kind, task, from))(kind, task, from)
  } catch (error) {
    throw refusalOf(error)
  }
}

async function poolFor(kind: keyof PictureTasks, task: object, from: Turn) {
  if (kind === 'steps') return steps
  return (await isLarge(kind, task, from)) ? large : usual
}

/** By the picture's header, for tasks that decode whole uploaded files. A HEIC counts as large. */
async function isLarge(kind: keyof PictureTasks, task: object, from: Turn): Promise<boolean> {
  const most = 'mostPixels' in task && typeof task.mostPixels === 'number' ? task.mostPixels : Number.POSITIVE_INFINITY
  if (!ofOthers.has(kind) || !('file' in task) || !Buffer.isBuffer(task.file) || most <= usualPixels) return false
  if (detectPictureFormat(task.file) === 'heic') return true
  const { width, height } = await usual('size', { source: task.file }, from)
  return width * height > usualPixels
}

const ofOthers = new Set<keyof PictureTasks>(['prepare', 'variants', 'recipe', 'decodable', 'grey', 'largeAndSmall'])

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PoolError)) return error
  if (error.reason !== 'failed') return new PictureError('PICTURE_TOO_HEAVY', { cause: error })
  const refusal = error.refusal
  return isRefusal(refusal) ? new PictureError(refusal.code, { cause: error }, refusal.limit) : error
}

function isRefusal(value: unknown): value is { code: PictureErrorCode; limit?: number } {
  return typeof value === 'object' && value !== null && 'code' in value
}

/** The file in a format that every task reads (as-decodable.ts). Throws the errors of `inPictureProcess`. */
export async function asDecodable(file: Buffer, from: Turn): Promise<Buffer> {
  return detectPictureFormat(file) === null ? file : inPictureProcess('decodable', { file }, from)
}

/** The turn of a post's file: a page's visitors share one, so that many addresses are worth no more than one. */
export function postTurn(page: { id: string }, { actor, address }: Pick<Caller, 'actor' | 'address'>): Turn {
  return userIdOf(actor) ?? { page: page.id, sender: address }
}

/** The key by which the picture and film queues take turns: the account's id, or a visitor's address. */
export function queueKey({ actor, address }: Pick<Caller, 'actor' | 'address'>): string {
  return userIdOf(actor) ?? address
}
