import { parentPort } from 'node:worker_threads'
import { estimateCode, readCode } from '../../stones/estimate/read-photo.mjs'
import { asImage, decoderNames, readWithJsqr, readWithZxing } from './decoders.mjs'
import { wearRates } from './wears.mjs'

// All reading of codes in pictures, in a thread beside the one that answers visitors: one task takes up to a second.
// The tasks and their answers are typed in proof-pool.ts.
const tasks = {
  /** @param {{ picture: import('./grey.mjs').Grey }} task */
  async read({ picture }) {
    const image = asImage(picture)
    const how = { inverted: false }
    return { zxing: await readWithZxing(image, how), jsqr: readWithJsqr(image, how), decoders: decoderNames }
  },
  /** @param {{ stone: import('./stone-wears.mjs').Stone, text: string, seed: number }} task */
  wear: ({ stone, text, seed }) => wearRates(stone, text, seed),
  estimate: estimateCode,
  readPhoto: readCode,
}

parentPort?.on('message', async ({ kind, task }) => {
  try {
    parentPort?.postMessage({ answer: await tasks[/** @type {keyof typeof tasks} */ (kind)](task) })
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
