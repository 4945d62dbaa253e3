import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import jsqrModule from 'jsqr'
import { prepareZXingModule, readBarcodes, ZXING_WASM_VERSION } from 'zxing-wasm/reader'

const require = createRequire(import.meta.url)
/** @type {typeof import('jsqr').default} */
const jsQR = jsqrModule.default ?? jsqrModule

// From the disk: by itself the package would fetch its program from a foreign host.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
})

/** Names with versions, as they are kept with a proof. @type {[string, string]} */
export const decoderNames = [`zxing-wasm ${ZXING_WASM_VERSION}`, `jsqr ${require('jsqr/package.json').version}`]

/**
 * Both decoders take four bytes for each pixel.
 * @param {import('./grey.mjs').Grey} picture
 */
export function asImage({ pixels, width, height }) {
  const words = new Uint32Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) words[at] = 0xff000000 | (pixels[at] * 0x010101)
  return { data: new Uint8ClampedArray(words.buffer), width, height, colorSpace: /** @type {const} */ ('srgb') }
}

/**
 * What zxing reads in the picture, best first, with places and version.
 * @param {ReturnType<typeof asImage>} image
 * @param {{ inverted: boolean, patient?: boolean }} how `inverted` looks for light codes on dark ground as well;
 * `patient` searches smaller copies of a large picture and takes up to four codes
 */
export async function zxingResults(image, { inverted, patient = false }) {
  const results = await readBarcodes(image, {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: false,
    tryInvert: inverted,
    tryDownscale: patient,
    maxNumberOfSymbols: patient ? 4 : 1,
  })
  return results.filter((result) => result.isValid)
}

/**
 * @param {ReturnType<typeof asImage>} image
 * @param {{ inverted: boolean }} how
 * @returns {Promise<string | null>}
 */
export async function readWithZxing(image, how) {
  return (await zxingResults(image, how))[0]?.text ?? null
}

/**
 * @param {ReturnType<typeof asImage>} image
 * @param {'dontInvert' | 'attemptBoth'} inversion
 */
export function jsqrResult(image, inversion) {
  return jsQR(image.data, image.width, image.height, { inversionAttempts: inversion })
}

/**
 * @param {ReturnType<typeof asImage>} image
 * @param {{ inverted: boolean }} how
 * @returns {string | null}
 */
export function readWithJsqr(image, { inverted }) {
  // Turned here: jsqr's own 'onlyInvert' fails in 1.4.0, and looking both ways takes twice as long to fail.
  const seen = inverted ? { ...image, data: image.data.map((value) => 255 - value) } : image
  return jsqrResult(seen, 'dontInvert')?.data ?? null
}
