import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes, ZXING_WASM_VERSION } from 'zxing-wasm/reader'
import type { Grey } from './grey'

type Image = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; colorSpace: 'srgb' }

const require = createRequire(import.meta.url)

// Loaded from disk: by default the package downloads its WebAssembly from another host.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
})

/** Names with versions, stored with a proof. */
export const decoderNames: [string, string] = [
  `zxing-wasm ${ZXING_WASM_VERSION}`,
  `jsqr ${require('jsqr/package.json').version}`,
]

/** RGBA, which both decoders require. */
export function asImage({ pixels, width, height }: Grey): Image {
  const words = new Uint32Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) words[at] = 0xff000000 | ((pixels[at] ?? 0) * 0x010101)
  return { data: new Uint8ClampedArray(words.buffer), width, height, colorSpace: 'srgb' }
}

/**
 * The codes that zxing reads in the picture, best first, with positions and versions. `inverted` also looks for light
 * codes on dark ground; `patient` also searches scaled-down copies of a large picture and returns up to four codes.
 */
export async function zxingResults(
  image: Image,
  { inverted, patient = false }: { inverted: boolean; patient?: boolean },
) {
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

/** The text that zxing reads in the picture, or null. */
export async function readWithZxing(image: Image, how: { inverted: boolean }): Promise<string | null> {
  return (await zxingResults(image, how))[0]?.text ?? null
}

export function jsqrResult(image: Image, inversion: 'dontInvert' | 'attemptBoth') {
  return jsQR(image.data, image.width, image.height, { inversionAttempts: inversion })
}

/** The text that jsqr reads in the picture, or null; `inverted` inverts the picture first. */
export function readWithJsqr(image: Image, { inverted }: { inverted: boolean }): string | null {
  // Inverted here: jsqr's own 'onlyInvert' is broken in 1.4.0, and 'attemptBoth' takes twice as long to fail.
  const seen = inverted ? { ...image, data: image.data.map((value) => 255 - value) } : image
  return jsqrResult(seen, 'dontInvert')?.data ?? null
}
