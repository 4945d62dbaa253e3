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
  #matrix: [number, number, number, number, number, number] = [1, 0, 0, 1, 0, 0]

  constructor(readonly side: number) {
    this.data = new Uint8ClampedArray(side * side * 4).fill(255)
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
    for (let row = top; row < bottom; row++) {
      const [fromX, fromY] = [left + 0.5 - e, row + 0.5 - f]
      const u = sourceX + ((d * fromX - c * fromY) / determinant - x) * scaleX
      const v = sourceY + ((a * fromY - b * fromX) / determinant - y) * scaleY
      this.#blendRow(image, { at: (row * this.side + left) * 4, count: right - left, u, v, stepU, stepV })
    }
  }

  /** Blends one row, each pixel between the four of the image around it. This is where the time of a film goes. */
  #blendRow({ width, height, data }: Pixels, { at, count, u: startU, v: startV, stepU, stepV }: Run): void {
    const target = this.data
    const opacity = this.globalAlpha / 255
    const lastColumn = width - 1
    const lastRow = height - 1
    let u = startU - stepU
    let v = startV - stepV
    let to = at - 4
    for (let index = 0; index < count; index++) {
      u += stepU
      v += stepV
      to += 4
      // Outside the image there is nothing.
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      const centreX = u < 0.5 ? 0 : u - 0.5
      const centreY = v < 0.5 ? 0 : v - 0.5
      const column = centreX | 0
      const row = centreY | 0
      const partX = centreX - column
      const partY = centreY - row
      const p = (row * width + column) * 4
      const q = column < lastColumn ? p + 4 : p
      const down = row < lastRow ? width * 4 : 0
      const r = p + down
      const s = q + down
      const se = partX * partY
      const ne = partX - se
      const sw = partY - se
      const nw = 1 - partX - sw
      const at3 = nw * (data[p + 3] ?? 0) + ne * (data[q + 3] ?? 0) + sw * (data[r + 3] ?? 0) + se * (data[s + 3] ?? 0)
      const alpha = at3 * opacity
      if (alpha <= 0) continue
      const rest = 1 - alpha
      target[to] =
        (nw * (data[p] ?? 0) + ne * (data[q] ?? 0) + sw * (data[r] ?? 0) + se * (data[s] ?? 0)) * alpha +
        (target[to] ?? 0) * rest
      target[to + 1] =
        (nw * (data[p + 1] ?? 0) + ne * (data[q + 1] ?? 0) + sw * (data[r + 1] ?? 0) + se * (data[s + 1] ?? 0)) *
          alpha +
        (target[to + 1] ?? 0) * rest
      target[to + 2] =
        (nw * (data[p + 2] ?? 0) + ne * (data[q + 2] ?? 0) + sw * (data[r + 2] ?? 0) + se * (data[s + 2] ?? 0)) *
          alpha +
        (target[to + 2] ?? 0) * rest
    }
  }
}

type Run = { at: number; count: number; u: number; v: number; stepU: number; stepV: number }
