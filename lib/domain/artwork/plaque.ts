import type { Outline, Point } from '@/lib/domain/artwork/drawing'
import { snap } from '@/lib/domain/artwork/polygons'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'

/** The plaque that is cut; lengths in mm. */
export type Plaque = {
  widthMm: number
  heightMm: number
  /** The edge and the holes. */
  cut: Outline[]
  holes: Array<{ x: number; y: number; radiusMm: number }>
  /**
   * Half the width of the widest centred box between `top` and `bottom` that keeps `edgeMm` from the edge and `holeMm`
   * from every hole; negative when there is none.
   */
  freeWidthAt: (top: number, bottom: number, clear: { edgeMm: number; holeMm: number }) => number
}

/** Least material between a hole and the edge or another hole. */
const leastRimMm = 1
const toleranceMm = 0.01

/** The plaque of these options. `null`: none is cut. A number: this hole, from 1, is too near the edge or another. */
export function plaqueOf(options: ArtworkOptions): Plaque | null | number {
  if (options.shape === 'none') return null
  const isCircle = options.shape === 'circle'
  const widthMm = options.widthMm
  // A circle has only a diameter.
  const heightMm = isCircle ? options.widthMm : options.heightMm
  const half = Math.min(widthMm, heightMm) / 2
  const radius = isCircle ? half : options.shape === 'rounded' ? Math.min(options.cornerRadiusMm, half) : 0
  const edge = { widthMm, heightMm, radius }
  const holes = holesOf(options, edge)
  for (const [index, hole] of holes.entries()) {
    const rim = hole.radiusMm + leastRimMm
    if (Math.abs(hole.x - widthMm / 2) > freeWidthInside(edge, hole.y - rim, hole.y + rim, 0) - rim) return index + 1
    const isTouching = (other: (typeof holes)[number]) =>
      Math.hypot(hole.x - other.x, hole.y - other.y) < rim + other.radiusMm + leastRimMm
    if (holes.slice(index + 1).some(isTouching)) return index + 1
  }
  const outline: Outline = isCircle
    ? { kind: 'circle', centre: [half, half], radiusMm: half }
    : { kind: 'polygon', points: rectangle(edge) }
  return {
    widthMm,
    heightMm,
    holes,
    cut: [
      outline,
      ...holes.map(({ x, y, radiusMm }): Outline => ({ kind: 'circle', centre: [snap(x), snap(y)], radiusMm })),
    ],
    freeWidthAt: (top, bottom, clear) =>
      holes.reduce(
        (freeWidth, hole) => {
          const reach = hole.radiusMm + clear.holeMm
          const away = Math.max(top - hole.y, hole.y - bottom, 0)
          if (away >= reach) return freeWidth
          return Math.min(freeWidth, Math.abs(hole.x - widthMm / 2) - Math.sqrt(reach ** 2 - away ** 2))
        },
        freeWidthInside(edge, top, bottom, clear.edgeMm),
      ),
  }
}

type Edge = { widthMm: number; heightMm: number; radius: number }

/** Half the width between `top` and `bottom` in a rounded rectangle, `inset` from its edge; -1 when outside. */
function freeWidthInside({ widthMm, heightMm, radius }: Edge, top: number, bottom: number, inset: number): number {
  if (top < inset || bottom > heightMm - inset) return -1
  const round = Math.max(0, radius - inset)
  const intoCorner = Math.max(inset + round - top, bottom - (heightMm - inset - round), 0)
  return widthMm / 2 - inset - (round - Math.sqrt(Math.max(0, round ** 2 - intoCorner ** 2)))
}

function holesOf(options: ArtworkOptions, { widthMm, heightMm }: Edge) {
  const { holes, shape, holeMm, holeInsetMm: inset, ownHoles } = options
  const radiusMm = holeMm / 2
  const [x, y] = [widthMm / 2, heightMm / 2]
  if (holes === 'none') return []
  if (holes === 'own') return ownHoles.map((hole) => ({ x: hole.xMm, y: hole.yMm, radiusMm: hole.diameterMm / 2 }))
  if (holes === 'two') {
    return [inset, widthMm - inset].map((at) => ({ x: at, y, radiusMm }))
  }
  const diagonal = (x - inset) * Math.SQRT1_2
  const [dx, dy] = shape === 'circle' ? [diagonal, diagonal] : [x - inset, y - inset]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx = 1, sy = 1]) => ({ x: x + sx * dx, y: y + sy * dy, radiusMm }))
}

/** Clockwise from the upper left corner; chords of round corners are within 0.01 mm. */
function rectangle({ widthMm, heightMm, radius }: Edge): Point[] {
  if (radius === 0) {
    return [
      [0, 0],
      [widthMm, 0],
      [widthMm, heightMm],
      [0, heightMm],
    ]
  }
  const count = Math.max(2, Math.ceil(Math.PI / 4 / Math.acos(1 - Math.min(0.5, toleranceMm / radius))))
  const corners = [
    [radius, radius],
    [widthMm - radius, radius],
    [widthMm - radius, heightMm - radius],
    [radius, heightMm - radius],
  ]
  const points = corners.flatMap(([x = 0, y = 0], corner) =>
    Array.from({ length: count + 1 }, (_, index): Point => {
      const angle = Math.PI + (corner + index / count) * (Math.PI / 2)
      return [snap(x + Math.cos(angle) * radius), snap(y + Math.sin(angle) * radius)]
    }),
  )
  // Corners that meet without a straight edge between them share a point.
  return points.filter((point, index) => {
    const before = points.at(index - 1)
    return !before || before[0] !== point[0] || before[1] !== point[1]
  })
}
