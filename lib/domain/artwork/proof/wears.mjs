import { blur, clean, inverted, lowContrast, perspective, phoneFrame } from './camera-wears.mjs'
import { asImage, readWithJsqr, readWithZxing } from './decoders.mjs'
import { seededRandom, seedOfTry } from './random.mjs'
import { erodedEdges, lostModules, moss, speckle, wetStreaks } from './stone-wears.mjs'

/** Every wear with its function, in the order of the contract. @type {Array<[string, import('./stone-wears.mjs').WearOf]>} */
export const wearFunctions = [
  ['clean', clean],
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

/** Tries of each wear at growing strength, the last at full strength. The clean picture is always the same: one try. */
export const triesOf = (/** @type {string} */ wear) => (wear === 'clean' ? 1 : 8)

/**
 * The stone worn: `attempt` counts from 0, the last one is at full strength.
 * @param {import('./stone-wears.mjs').Stone} stone
 * @param {number} wear its place in `wearFunctions`
 * @param {number} attempt
 * @param {number} seed
 * @returns {import('./grey.mjs').Grey}
 */
export function worn(stone, wear, attempt, seed) {
  const [name, wearOf] = wearFunctions[wear]
  return wearOf(stone, (attempt + 1) / triesOf(name), seededRandom(seedOfTry(seed, wear, attempt)))
}

/**
 * How often each decoder reads exactly `text` from the stone under every wear.
 * @param {import('./stone-wears.mjs').Stone} stone
 * @param {string} text
 * @param {number} seed
 */
export async function wearRates(stone, text, seed) {
  const rates = []
  for (const [index, [wear]] of wearFunctions.entries()) {
    const rate = { tries: triesOf(wear), zxing: 0, jsqr: 0 }
    // Which way round the symbol is, is known; a decoder that looks both ways would only take longer to fail.
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
