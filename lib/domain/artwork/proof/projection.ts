/** A homography: a 3 × 3 matrix, row by row. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number]
export type Point = readonly [x: number, y: number]
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** Maps the unit square to four corners (Heckbert, Fundamentals of Texture Mapping, 1989, §2.2.3). */
export function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Projection {
  const dx1 = x1 - x2
  const dx2 = x3 - x2
  const dy1 = y1 - y2
  const dy2 = y3 - y2
  const sx = x0 - x1 + x2 - x3
  const sy = y0 - y1 + y2 - y3
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / whole
  const h = (dx1 * sy - sx * dy1) / whole
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** `second` after `first`. */
export function joined(second: Projection, first: Projection): Projection {
  const [a, b, c, d, e, f, g, h, i] = second
  const [j, k, l, m, n, o, p, q, r] = first
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ]
}

/** The inverse, up to a factor, which does not change a homography. */
export function inverse([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

export function project([a, b, c, d, e, f, g, h, i]: Projection, x: number, y: number): Point {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/** Angles in radians; `distance` in sides of the square. */
export type View = { tilt: number; axis: number; turn: number; distance: number }

/**
 * The corners of a square of `side` pixels around the origin, tilted by `tilt` about an axis in its plane at the angle
 * `axis`, then rotated by `turn`, as seen by a camera `distance` sides away.
 */
export function tiltedSquare(side: number, { tilt, axis, turn, distance }: View): Corners {
  const corner = (x: number, y: number): Point => {
    const along = x * Math.cos(axis) + y * Math.sin(axis)
    const away = -x * Math.sin(axis) + y * Math.cos(axis)
    const scale = distance / (distance + (away / side) * Math.sin(tilt))
    const u = along * scale
    const v = away * Math.cos(tilt) * scale
    const angle = axis + turn
    return [u * Math.cos(angle) - v * Math.sin(angle), u * Math.sin(angle) + v * Math.cos(angle)]
  }
  const half = side / 2
  return [corner(-half, -half), corner(half, -half), corner(half, half), corner(-half, half)]
}

export function movedCorners([a, b, c, d]: Corners, move: (point: Point, at: number) => Point): Corners {
  return [move(a, 0), move(b, 1), move(c, 2), move(d, 3)]
}
