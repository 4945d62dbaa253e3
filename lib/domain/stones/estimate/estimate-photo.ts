import 'server-only'
import type { Grey } from '@/lib/domain/artwork/proof/grey'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import type { ComparedRow, LetteringPlan } from '@/lib/domain/stones/lettering/lettering-plan'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { threadPool } from '@/lib/server/thread-pool'

/**
 * Estimates the code in a photograph, modelled on ISO/IEC 15415, and returns its text. With several codes in the
 * picture, `expectedText` (the printed address) is preferred; the caller compares. With a `plan`, also compares each
 * row of letters. Without a readable code: null fields and mark 0. Takes up to a few seconds in another thread; `from`
 * is the caller in the queue (queueKey). Throws a PictureError when the file is no picture, and SERVER_BUSY.
 */
export async function estimateStonePhoto(
  picture: Buffer,
  expectedText: string | null,
  from: string,
  plan: LetteringPlan | null = null,
): Promise<{ estimate: StoneEstimate; text: string | null; rows: ComparedRow[] | null }> {
  const task = { pictures: await photoPictures(picture, from), expectedText, plan }
  return inPhotoPool('estimate', task, from)
}

/** Longest sides in pixels. Grain that defeats a decoder in a large picture vanishes in a smaller one. */
const sides = [1600, 900, 500]

/**
 * The photograph in greyscale, upright, in several sizes, largest first. `from` is the caller in the queue (queueKey).
 * Throws a PictureError when it is broken or too large, and SERVER_BUSY.
 */
export function photoPictures(file: Buffer, from: string): Promise<Grey[]> {
  return inPictureProcess('grey', { file, sides }, from)
}

/** Runs the tasks of photo-worker.ts in a thread. Rejects with a PoolError, also when a task takes over a minute. */
export const inPhotoPool = threadPool<typeof import('./photo-worker')>({
  worker: 'photo',
  atOnce: 1,
  patienceMs: 60_000,
  heapMb: 256,
  queue: { each: 12, all: 60 },
})
