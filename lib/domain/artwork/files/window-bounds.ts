import type { Outline } from '@/lib/domain/artwork/drawing'

/** A square of a drawing, mm. */
export type Square = { x: number; y: number; sideMm: number }
export type Bounds = [left: number, top: number, right: number, bottom: number]

/** The empty bounds. */
export const noBounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity]

export function withPoint([left, top, right, bottom]: Bounds, x: number, y: number): Bounds {
  return [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
}

/** The bounding box of an outline, mm. */
export function outlineBounds(outline: Outline): Bounds {
  if (outline.kind === 'polygon') return outline.points.reduce((bounds, [x, y]) => withPoint(bounds, x, y), noBounds)
  const { centre, radiusMm } = outline
  return [centre[0] - radiusMm, centre[1] - radiusMm, centre[0] + radiusMm, centre[1] + radiusMm]
}

/** Whether the bounds touch the square. */
export function isNear([left, top, right, bottom]: Bounds, { x, y, sideMm }: Square): boolean {
  return right >= x && left <= x + sideMm && bottom >= y && top <= y + sideMm
}
