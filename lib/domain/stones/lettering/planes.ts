import type { Point } from '@/lib/domain/artwork/drawing'

type Polygon = readonly Point[]

export type Plane = { width: number; height: number; values: Float32Array }

/** Starts at `left`, `top` (mm of the drawing); `perMm` is pixels a millimetre. */
type View = { left: number; top: number; perMm: number; width: number; height: number }

/** Scan lines a row of pixels. */
const FINER = 4

/**
 * Rasterises polygons (mm) by the even-odd rule: the share of ink in each pixel, 0 to 1.
 */
export function inkPicture(polygons: readonly Polygon[], { left, top, perMm, width, height }: View): Plane {
  const values = new Float32Array(width * height)
  const edges = polygons.flatMap((points) =>
    points.map(([x, y], at) => {
      const [u, v] = points[(at + 1) % points.length] ?? [x, y]
      return [(x - left) * perMm, (y - top) * perMm, (u - left) * perMm, (v - top) * perMm] as const
    }),
  )
  for (let line = 0; line < height * FINER; line++) {
    const y = (line + 0.5) / FINER
    const crossings = edges
      .filter(([, y0, , y1]) => y0 <= y !== y1 <= y)
      .map(([x0, y0, x1, y1]) => x0 + ((y - y0) / (y1 - y0)) * (x1 - x0))
      .sort((one, other) => one - other)
    const row = Math.floor(line / FINER) * width
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [Math.max(0, crossings[at] ?? 0), Math.min(width, crossings[at + 1] ?? 0)]
      for (let x = Math.floor(from); x < to; x++) {
        values[row + x] = (values[row + x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / FINER
      }
    }
  }
  return { width, height, values }
}

/** In pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }
export type Move = { dx: number; dy: number }

/** Gaussian blur; `sigma` in pixels. Edge pixels continue outside. */
export function softened({ width, height, values }: Plane, sigma: number): Plane {
  if (sigma <= 0) return { width, height, values }
  const reach = Math.max(1, Math.ceil(sigma * 2.5))
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const sum = kernel.reduce((total, weight) => total + weight, 0)
  const pass = (from: Float32Array, along: number, across: number, step: number, next: number) => {
    const out = new Float32Array(from.length)
    for (let line = 0; line < across; line++) {
      for (let at = 0; at < along; at++) {
        let value = 0
        for (let k = -reach; k <= reach; k++) {
          const grey = from[line * next + Math.min(along - 1, Math.max(0, at + k)) * step] ?? 0
          value += (kernel[k + reach] ?? 0) * grey
        }
        out[line * next + at * step] = value / sum
      }
    }
    return out
  }
  const wide = pass(values, width, height, 1, width)
  return { width, height, values: pass(wide, height, width, width, 1) }
}

/**
 * The likeness of a part of two planes, -1 to 1 (normalised cross-correlation), with the second moved by `dx`, `dy`.
 */
export function likeness(
  first: Plane,
  second: Plane,
  { left, top, right, bottom }: Box,
  { dx, dy, step = 1 }: Move & { step?: number },
): number {
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let y = Math.max(top, -dy, 0); y < bottom && y + dy < second.height && y < first.height; y += step) {
    for (let x = Math.max(left, -dx, 0); x < right && x + dx < second.width && x < first.width; x += step) {
      const u = first.values[y * first.width + x] ?? 0
      const v = second.values[(y + dy) * second.width + x + dx] ?? 0
      n++
      a += u
      b += v
      aa += u * u
      bb += v * v
      ab += u * v
    }
  }
  const spread = (aa - (a * a) / n) * (bb - (b * b) / n)
  return n > 0 && spread > 1e-9 ? (ab - (a * b) / n) / Math.sqrt(spread) : 0
}

type Search = { from?: Move; reach: number; stride?: number; step?: number }

/** The offset at which the second plane best fits a part of the first, up to `reach` pixels each way from `from`. */
export function bestMove(
  first: Plane,
  second: Plane,
  box: Box,
  { from = { dx: 0, dy: 0 }, reach, stride = 1, step = 1 }: Search,
): Move & { like: number } {
  let best = { dx: from.dx, dy: from.dy, like: -1 }
  for (let dy = from.dy - reach; dy <= from.dy + reach; dy += stride) {
    for (let dx = from.dx - reach; dx <= from.dx + reach; dx += stride) {
      const like = likeness(first, second, box, { dx, dy, step })
      if (like > best.like) best = { dx, dy, like }
    }
  }
  return best
}
