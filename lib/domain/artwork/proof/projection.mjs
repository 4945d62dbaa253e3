/**
 * A projective map of the plane (homography), nine numbers row by row.
 * @typedef {readonly [number, number, number, number, number, number, number, number, number]} Projection
 * @typedef {readonly [x: number, y: number]} Point
 * @typedef {readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]} Corners
 */

/**
 * The map that takes the unit square to four corners (Heckbert, Fundamentals of Texture Mapping, 1989, §2.2.3).
 * @param {Corners} corners
 * @returns {Projection}
 */
export function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
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

/**
 * `second` after `first`.
 * @param {Projection} second
 * @param {Projection} first
 * @returns {Projection}
 */
export function joined(second, first) {
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

/**
 * The way back, up to a factor, which a projection does not know.
 * @param {Projection} map
 * @returns {Projection}
 */
export function inverse([a, b, c, d, e, f, g, h, i]) {
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

/**
 * @param {Projection} map
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export function project([a, b, c, d, e, f, g, h, i], x, y) {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/**
 * The corners of a square of `side` (pixels) around the origin, tilted by `tilt` about an axis in its plane that lies at
 * `axis`, then turned by `turn` in the picture (radians), as a camera `distance` sides away sees it.
 * @param {number} side
 * @param {{ tilt: number, axis: number, turn: number, distance: number }} view
 * @returns {Corners}
 */
export function tiltedSquare(side, { tilt, axis, turn, distance }) {
  /** @param {number} x @param {number} y @returns {Point} */
  const corner = (x, y) => {
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
