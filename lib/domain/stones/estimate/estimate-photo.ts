import 'server-only'
import type { ComparedRow, LetteringPlan } from '@/lib/domain/stones/lettering/lettering-plan'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { photoPictures } from './photo-pictures'
import { inPhotoPool } from './photo-pool'

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
  return inPhotoPool('estimate', { pictures: await photoPictures(picture, from), expectedText, plan })
}
