import 'server-only'
import { LRUCache } from 'lru-cache'
import QRCode from 'qrcode'
import { inBlackAndWhite, pixelsPerModule, setInStone } from './stone-picture'
import type { Stone } from './stone-wears'

// Cached: the files of a drawing are proven one after another, and choosing the mask is the slowest part.
const references = new LRUCache<string, Stone, { text: string; engravesLight: boolean }>({
  max: 50,
  memoMethod: (_key, _stale, { context: { text, engravesLight } }) => drawReference(text, engravesLight),
})

/**
 * The reference of a proof: `text` as a clean symbol of the highest error correction (H), black on white, with the
 * standard's quiet zone, in the same stone. Throws when `text` is not in QR's alphanumeric character set.
 */
export function referenceSymbol(text: string, engravesLight: boolean): Stone {
  return references.memo(`${engravesLight} ${text}`, { context: { text, engravesLight } })
}

function drawReference(text: string, engravesLight: boolean): Stone {
  const { modules } = QRCode.create([{ data: text, mode: 'alphanumeric' }], { errorCorrectionLevel: 'H' })
  const scale = pixelsPerModule(modules.size)
  const side = modules.size * scale
  const pixels = new Uint8Array(side * side).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (modules.get(Math.floor(y / scale), Math.floor(x / scale))) pixels[y * side + x] = 0
    }
  }
  const field = withQuietZone(pixels, side, 4 * scale)
  return inBlackAndWhite(setInStone(field, { modules: modules.size, quiet: 4, engravesLight }))
}

function withQuietZone(symbol: Uint8Array, side: number, quiet: number) {
  const width = side + 2 * quiet
  const pixels = new Uint8Array(width * width).fill(255)
  for (let row = 0; row < side; row++) {
    pixels.set(symbol.subarray(row * side, (row + 1) * side), (row + quiet) * width + quiet)
  }
  return { pixels, width, height: width }
}
