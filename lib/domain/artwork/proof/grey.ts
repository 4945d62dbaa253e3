import type { Random } from '@/lib/shared/seeded-random'
import type { Projection } from './projection'
import { gaussian } from './random'

/** A greyscale picture: one byte a pixel, row by row, 0 is black. */
export type Grey = { pixels: Uint8Array; width: number; height: number }

const byte = (value: number) => Math.min(255, Math.max(0, value))

export function mapped({ pixels, width, height }: Grey, change: (value: number, at: number) => number): Grey {
  const out = new Uint8Array(pixels.length)
  for (let at = 0; at < out.length; at++) out[at] = byte(change(pixels[at] ?? 0, at) + 0.5)
  return { pixels: out, width, height }
}

/** Sensor noise: normally distributed, `deviation` in grey levels. */
export function withNoise(picture: Grey, deviation: number, random: Random): Grey {
  return mapped(picture, (value) => value + deviation * gaussian(random))
}

/** The full range reduced to `contrast` (0 to 1) around `middle` (a grey level). */
export function withContrast(picture: Grey, contrast: number, middle = 128): Grey {
  return mapped(picture, (value) => middle + (value - 127.5) * contrast)
}

/** Gaussian blur; `sigma` in pixels. Edge pixels continue outside. */
export function blurred({ pixels, width, height }: Grey, sigma: number): Grey {
  const reach = Math.ceil(sigma * 2.5)
  if (reach < 1) return { pixels, width, height }
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)),
  )
  const sum = kernel.reduce((total, weight) => total + weight, 0)
  const across = pass(new Float32Array(pixels), width, height, kernel, reach, sum)
  // The first pass returns its picture transposed, so that the second also runs along rows.
  const down = pass(across, height, width, kernel, reach, sum)
  const out = new Uint8Array(down.length)
  for (let at = 0; at < out.length; at++) out[at] = (down[at] ?? 0) + 0.5
  return { pixels: out, width, height }
}

/** Blurs along the rows and returns the picture transposed. */
function pass(
  from: Float32Array,
  width: number,
  height: number,
  kernel: Float32Array,
  reach: number,
  sum: number,
): Float32Array {
  const out = new Float32Array(from.length)
  const row = new Float32Array(width + 2 * reach)
  for (let y = 0; y < height; y++) {
    row.fill(from[y * width] ?? 0, 0, reach)
    row.set(from.subarray(y * width, (y + 1) * width), reach)
    row.fill(from[(y + 1) * width - 1] ?? 0, reach + width)
    for (let x = 0; x < width; x++) {
      let value = 0
      for (let at = 0; at < kernel.length; at++) value += (kernel[at] ?? 0) * (row[x + at] ?? 0)
      out[x * height + y] = value / sum
    }
  }
  return out
}

/**
 * The picture seen through a projection. `toSource` maps points of the new picture to the old one; outside that is
 * `ground`.
 */
export function warped(
  { pixels, width, height }: Grey,
  toSource: Projection,
  target: { width: number; height: number; ground: number },
): Grey {
  const out = new Uint8Array(target.width * target.height).fill(target.ground)
  const [a, b, c, d, e, f, g, h, i] = toSource
  for (let y = 0, at = 0; y < target.height; y++) {
    for (let x = 0; x < target.width; x++, at++) {
      const px = x + 0.5
      const py = y + 0.5
      const w = g * px + h * py + i
      const u = (a * px + b * py + c) / w - 0.5
      const v = (d * px + e * py + f) / w - 0.5
      if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) continue
      const left = u | 0
      const top = v | 0
      const fx = u - left
      const fy = v - top
      const corner = top * width + left
      const upper = (pixels[corner] ?? 0) * (1 - fx) + (pixels[corner + 1] ?? 0) * fx
      const lower = (pixels[corner + width] ?? 0) * (1 - fx) + (pixels[corner + width + 1] ?? 0) * fx
      out[at] = upper * (1 - fy) + lower * fy + 0.5
    }
  }
  return { pixels: out, width: target.width, height: target.height }
}
