import QRCode, { type QRCodeMaskPattern, type QRCodeSegment } from 'qrcode'
import errorCorrection from 'qrcode/lib/core/error-correction-code.js'
import levels from 'qrcode/lib/core/error-correction-level.js'
import utils from 'qrcode/lib/core/utils.js'

/**
 * A symbol as it should look. `dark` and `reserved` (finder, timing, alignment, format) are row by row, 1 is yes;
 * `codewords` has the codeword of each module, -1 for none; `blockOf` the block of each codeword; `correctable` is the
 * number of wrong codewords that each block can correct.
 */
export type IdealSymbol = {
  size: number
  version: number
  dark: Uint8Array
  reserved: Uint8Array
  codewords: Int16Array
  blockOf: Uint8Array
  blocks: number
  correctable: number
}

type Level = (typeof allLevels)[number]
type Options = { version: number; errorCorrectionLevel: Level; maskPattern: QRCodeMaskPattern }

const alphanumeric = /^[0-9A-Z $%*+\-./:]+$/
const allLevels = ['L', 'M', 'Q', 'H'] as const
const masks: readonly QRCodeMaskPattern[] = [0, 1, 2, 3, 4, 5, 6, 7]

/**
 * Every symbol of this version with `text`: each mask, each error correction that fits (or the given one). Symbols by
 * other encoders that switch modes within the text are not included.
 */
export function symbolsOf(text: string, version: number, level: string | null): IdealSymbol[] {
  const asLetters: QRCodeSegment[] = [{ data: text, mode: 'alphanumeric' }]
  const ways = alphanumeric.test(text) ? [asLetters, text] : [text]
  const found: IdealSymbol[] = []
  for (const way of ways) {
    for (const name of allLevels.filter((each) => !level || each === level)) {
      for (const mask of masks) {
        const symbol = symbolOf(way, { version, errorCorrectionLevel: name, maskPattern: mask })
        if (symbol) found.push(symbol)
      }
    }
  }
  return found
}

/** Null when the text does not fit. */
function symbolOf(text: string | QRCodeSegment[], options: Options): IdealSymbol | null {
  try {
    const { modules } = QRCode.create(text, options)
    const { size } = modules
    const reserved = Uint8Array.from(modules.reservedBit, Number)
    const dark = Uint8Array.from(modules.data, Number)
    return { size, version: options.version, dark, reserved, ...layoutOf(options, size, reserved) }
  } catch {
    return null
  }
}

/** The place of each codeword (ISO/IEC 18004 §7.7.3) and its block (§7.6). */
function layoutOf({ version, errorCorrectionLevel }: Options, size: number, reserved: Uint8Array) {
  const level = levels[errorCorrectionLevel]
  const total = utils.getSymbolTotalCodewords(version)
  const correcting = errorCorrection.getTotalCodewordsCount(version, level)
  const blocks = errorCorrection.getBlocksCount(version, level)
  const data = total - correcting
  const short = Math.floor(data / blocks)
  const longFrom = blocks - (data % blocks)
  const blockOf = Uint8Array.from({ length: total }, (_, at) => {
    if (at < short * blocks) return at % blocks
    return at < data ? longFrom + (at - short * blocks) : (at - data) % blocks
  })
  const codewords = new Int16Array(size * size).fill(-1)
  let bit = 0
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        const at = row * size + column
        if (reserved[at]) continue
        if (bit >> 3 < total) codewords[at] = bit >> 3
        bit++
      }
    }
    upwards = !upwards
  }
  return { codewords, blockOf, blocks, correctable: Math.floor(correcting / blocks / 2) }
}
