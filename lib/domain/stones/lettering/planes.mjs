/** @typedef {import('./ink-picture.mjs').Plane} Plane */

/**
 * Gaussian blur by `sigma` pixels; what lies outside is as the edge.
 * @param {Plane} plane
 * @param {number} sigma
 * @returns {Plane}
 */
export function softened({ width, height, values }, sigma) {
  if (sigma <= 0) return { width, height, values }
  const reach = Math.max(1, Math.ceil(sigma * 2.5))
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const sum = kernel.reduce((total, weight) => total + weight, 0)
  /** @param {Float32Array} from @param {number} along @param {number} across @param {number} step @param {number} next */
  const pass = (from, along, across, step, next) => {
    const out = new Float32Array(from.length)
    for (let line = 0; line < across; line++) {
      for (let at = 0; at < along; at++) {
        let value = 0
        for (let k = -reach; k <= reach; k++) {
          value += kernel[k + reach] * from[line * next + Math.min(along - 1, Math.max(0, at + k)) * step]
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
 * How alike a part of two planes is, -1 to 1 (normalised cross-correlation), with the second one moved by `dx`, `dy`.
 * @param {Plane} first
 * @param {Plane} second
 * @param {{ left: number, top: number, right: number, bottom: number }} box in pixels of the first
 * @param {{ dx: number, dy: number, step?: number }} move
 */
export function likeness(first, second, { left, top, right, bottom }, { dx, dy, step = 1 }) {
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let y = Math.max(top, -dy, 0); y < bottom && y + dy < second.height && y < first.height; y += step) {
    for (let x = Math.max(left, -dx, 0); x < right && x + dx < second.width && x < first.width; x += step) {
      const u = first.values[y * first.width + x]
      const v = second.values[(y + dy) * second.width + x + dx]
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

/**
 * Where the second plane lies best on a part of the first: tried `reach` pixels each way around `from`.
 * @param {Plane} first
 * @param {Plane} second
 * @param {{ left: number, top: number, right: number, bottom: number }} box
 * @param {{ from?: { dx: number, dy: number }, reach: number, stride?: number, step?: number }} search
 */
export function bestMove(first, second, box, { from = { dx: 0, dy: 0 }, reach, stride = 1, step = 1 }) {
  let best = { ...from, like: -1 }
  for (let dy = from.dy - reach; dy <= from.dy + reach; dy += stride) {
    for (let dx = from.dx - reach; dx <= from.dx + reach; dx += stride) {
      const like = likeness(first, second, box, { dx, dy, step })
      if (like > best.like) best = { dx, dy, like }
    }
  }
  return best
}
