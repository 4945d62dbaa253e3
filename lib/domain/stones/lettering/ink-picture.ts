import type { Point } from '@/lib/domain/artwork/drawing'

/** Closed, mm. */
type Polygon = readonly Point[]

/** One value a pixel, row by row. */
export type Plane = { width: number; height: number; values: Float32Array }

/** From `left`, `top` (mm) at `perMm` pixels a millimetre. */
type View = { left: number; top: number; perMm: number; width: number; height: number }

/** Lines that each row of pixels is cut into. */
const FINER = 4

/**
 * How much of each pixel is ink, 0 to 1: the polygons filled by the even-odd rule, seen from `left`, `top` (mm) at
 * `perMm` pixels a millimetre.
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
