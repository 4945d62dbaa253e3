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
