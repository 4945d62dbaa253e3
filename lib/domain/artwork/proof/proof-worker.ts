import type { ReadRate, Wear } from '@/lib/domain/artwork/drawing'
import { asImage, decoderNames, readWithJsqr, readWithZxing } from './decoders'
import type { Grey } from './grey'
import type { Stone } from './stone-wears'
import { wearRates } from './wears'

// Runs in the threads of proof-pool.ts; a task takes up to a second.

type Read = { zxing: string | null; jsqr: string | null; decoders: [string, string] }

/** The text each decoder reads in a picture without wear, or null. */
export async function read({ picture }: { picture: Grey }): Promise<Read> {
  const image = asImage(picture)
  const how = { inverted: false }
  return { zxing: await readWithZxing(image, how), jsqr: readWithJsqr(image, how), decoders: decoderNames }
}

/** How often each decoder reads exactly `text`, for every wear. */
export function wear({
  stone,
  text,
  seed,
}: {
  stone: Stone
  text: string
  seed: number
}): Promise<Array<{ wear: Wear; rate: ReadRate }>> {
  return wearRates(stone, text, seed)
}
