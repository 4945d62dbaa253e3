import 'server-only'
import type { ComparedRow, LetteringPlan } from '@/lib/domain/stones/lettering/lettering-plan'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { photoPictures } from './photo-pictures'
import { inPhotoPool } from './photo-pool'

/**
 * Estimates the code in a photograph in the manner of ISO/IEC 15415, and answers what it says. `expectedText` (the
 * printed address) is preferred when several codes are in the picture; whether it is the right one is for the caller to
 * compare; with a `plan` also how each row of its letters does. Without a readable code: null fields and mark 0. Takes up
 * to a few seconds in another thread; `from` is the caller whose turn it is (queueKey). Throws a PictureError when the file is no picture, and SERVER_BUSY.
 */
export async function estimateStonePhoto(
  picture: Buffer,
  expectedText: string | null,
  from: string,
  plan: LetteringPlan | null = null,
): Promise<{ estimate: StoneEstimate; text: string | null; rows: ComparedRow[] | null }> {
  return inPhotoPool('estimate', { pictures: await photoPictures(picture, from), expectedText, plan })
}
