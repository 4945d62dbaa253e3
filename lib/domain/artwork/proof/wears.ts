import type { ReadRate, Wear } from '@/lib/domain/artwork/drawing'
import { seededRandom } from '@/lib/shared/seeded-random'
import { blur, clean, inverted, lowContrast, perspective, phoneFrame } from './camera-wears'
import { asImage, readWithJsqr, readWithZxing } from './decoders'
import type { Grey } from './grey'
import { seedOfTry } from './random'
import { erodedEdges, lostModules, moss, type Stone, speckle, type WearOf, wetStreaks } from './stone-wears'

const unworn: readonly [Wear, WearOf] = ['clean', clean]

/** Every wear with its function, in the order of `wears`. */
export const wearFunctions: ReadonlyArray<readonly [Wear, WearOf]> = [
  unworn,
  ['speckle', speckle],
  ['low_contrast', lowContrast],
  ['inverted', inverted],
  ['blur', blur],
  ['wet_streaks', wetStreaks],
  ['perspective', perspective],
  ['moss', moss],
  ['lost_modules', lostModules],
  ['eroded_edges', erodedEdges],
  ['phone_frame', phoneFrame],
]

/** Tries of a wear, at growing strength; 'clean' never varies and has one. */
export const triesOf = (wear: Wear) => (wear === 'clean' ? 1 : 8)

/** The worn stone: `wear` is an index into `wearFunctions`, `attempt` counts from 0 and the last has full strength. */
export function worn(stone: Stone, wear: number, attempt: number, seed: number): Grey {
  const [name, wearOf] = wearFunctions[wear] ?? unworn
  return wearOf(stone, (attempt + 1) / triesOf(name), seededRandom(seedOfTry(seed, wear, attempt)))
}

/** How often each decoder reads exactly `text` from the stone, for every wear. */
export async function wearRates(
  stone: Stone,
  text: string,
  seed: number,
): Promise<Array<{ wear: Wear; rate: ReadRate }>> {
  const rates: Array<{ wear: Wear; rate: ReadRate }> = []
  for (const [index, [wear]] of wearFunctions.entries()) {
    const rate = { tries: triesOf(wear), zxing: 0, jsqr: 0 }
    // Whether the symbol is inverted is known; trying both would only take longer to fail.
    const how = { inverted: wear === 'inverted' }
    for (let attempt = 0; attempt < rate.tries; attempt++) {
      const image = asImage(worn(stone, index, attempt, seed))
      if ((await readWithZxing(image, how)) === text) rate.zxing++
      if (readWithJsqr(image, how) === text) rate.jsqr++
    }
    rates.push({ wear, rate })
  }
  return rates
}
