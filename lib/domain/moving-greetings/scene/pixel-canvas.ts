import type { SceneCanvas } from './scene'

/** Pixels in RGBA, four bytes each, row by row; colours are not multiplied by alpha. */
export type Pixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray }

/**
 * A square, opaque canvas of plain numbers, for the server: the same calls give the same bytes on every machine.
 * Pictures are sampled between their pixels.
 */
export class PixelCanvas implements SceneCanvas<Pixels> {
  globalAlpha = 1
  readonly data: Uint8ClampedArray
  readonly #words: Int32Array
  #matrix: [number, number, number, number, number, number] = [1, 0, 0, 1, 0, 0]

  constructor(readonly side: number) {
    this.data = new Uint8ClampedArray(side * side * 4).fill(255)
    this.#words = wordsOf(this.data)
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#matrix = [a, b, c, d, e, f]
  }

  drawImage(
    image: Pixels,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    const [a, b, c, d, e, f] = this.#matrix
    const determinant = a * d - b * c
    if (determinant === 0 || width === 0 || height === 0 || this.globalAlpha <= 0) return
    const corners = [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([px = 0, py = 0]) => [a * px + c * py + e, b * px + d * py + f] as const)
    const left = Math.max(0, Math.floor(Math.min(...corners.map(([px]) => px))))
    const right = Math.min(this.side, Math.ceil(Math.max(...corners.map(([px]) => px))))
    const top = Math.max(0, Math.floor(Math.min(...corners.map(([, py]) => py))))
    const bottom = Math.min(this.side, Math.ceil(Math.max(...corners.map(([, py]) => py))))
    // From a pixel here to its place in the image: both steps are straight, so each pixel adds the same.
    const [scaleX, scaleY] = [sourceWidth / width, sourceHeight / height]
    const stepU = (d / determinant) * scaleX
    const stepV = (-b / determinant) * scaleY
    const source = { width: image.width, height: image.height, words: wordsOf(image.data) }
    for (let row = top; row < bottom; row++) {
      const [fromX, fromY] = [left + 0.5 - e, row + 0.5 - f]
      const u = sourceX + ((d * fromX - c * fromY) / determinant - x) * scaleX
      const v = sourceY + ((a * fromY - b * fromX) / determinant - y) * scaleY
      this.#blendRow(source, { at: row * this.side + left, count: right - left, u, v, stepU, stepV })
    }
  }

  /**
   * Blends one row, each pixel between the four of the image around it. The time of a film goes here: so all numbers
   * are whole, places in parts of a pixel and weights in parts of 256.
   */
  #blendRow({ width, height, words }: Words, { at, count, u: fromU, v: fromV, stepU, stepV }: Run): void {
    const target = this.#words
    const opacity = Math.round(this.globalAlpha * 256)
    const addU = Math.round(stepU * parts) | 0
    const addV = Math.round(stepV * parts) | 0
    const startU = Math.round(fromU * parts) | 0
    const startV = Math.round(fromV * parts) | 0
    const [lastColumn, lastRow] = [width - 1, height - 1]
    // Outside the image there is nothing.
    const [firstU, endU] = stepsWithin(startU, addU, width * parts, count)
    const [firstV, endV] = stepsWithin(startV, addV, height * parts, count)
    const first = Math.max(firstU, firstV) | 0
    const end = (at + Math.min(endU, endV)) | 0
    let u = (startU + first * addU - parts / 2) | 0
    let v = (startV + first * addV - parts / 2) | 0
    for (let to = at + first; to < end; to++, u = (u + addU) | 0, v = (v + addV) | 0) {
      const x = Math.max(u, 0)
      const y = Math.max(v, 0)
      const column = x >> 16
      const row = y >> 16
      const p = Math.imul(row, width) + column
      const r = row < lastRow ? p + width : p
      const next = column < lastColumn ? 1 : 0
      const nw = words[p] ?? 0
      const ne = words[p + next] ?? 0
      const sw = words[r] ?? 0
      const se = words[r + next] ?? 0
      // Most of a text is nothing.
      if ((nw | ne | sw | se) >>> 24 === 0) continue
      const partX = (x >>> 8) & 255
      const partY = (y >>> 8) & 255
      const redBlue = mixed(mixed(nw, ne, partX), mixed(sw, se, partX), partY)
      const greenAlpha = mixed(mixed(nw >>> 8, ne >>> 8, partX), mixed(sw >>> 8, se >>> 8, partX), partY)
      const alpha = (Math.imul((greenAlpha >>> 16) + (greenAlpha >>> 23), opacity) + 128) >> 8
      if (alpha === 256) {
        target[to] = redBlue | (greenAlpha << 8)
        continue
      }
      const under = target[to] ?? 0
      target[to] = mixed(under, redBlue, alpha) | (mixed(under >>> 8, greenAlpha, alpha) << 8) | (255 << 24)
    }
  }
}

/** Parts of a pixel in which places in an image are counted. */
const parts = 65536
/**
 * Every second byte of `a` and `b`, mixed: `weight` of 256 parts are from `b`. Two at once, each with the byte above it
 * as room.
 */
function mixed(a: number, b: number, weight: number): number {
  return ((Math.imul(a & 0xff00ff, 256 - weight) + Math.imul(b & 0xff00ff, weight) + 0x800080) >>> 8) & 0xff00ff
}

/** Which of `count` steps from `start` lie from 0 to before `length`: the first, and the one after the last. */
function stepsWithin(start: number, step: number, length: number, count: number): [number, number] {
  if (step === 0) return start >= 0 && start < length ? [0, count] : [0, 0]
  const [zero, end] = [-start / step, (length - start) / step]
  const [first, after] = step > 0 ? [Math.ceil(zero), Math.ceil(end)] : [Math.floor(end) + 1, Math.floor(zero) + 1]
  return [Math.max(0, first), Math.min(count, after)]
}

/** An image with a whole pixel in each number: alpha, blue, green, red from the highest byte, on a little-endian machine. */
type Words = { width: number; height: number; words: Int32Array }

function wordsOf(data: Pixels['data']): Int32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}

type Run = { at: number; count: number; u: number; v: number; stepU: number; stepV: number }
