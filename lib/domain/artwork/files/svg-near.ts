import 'server-only'
import { type Bounds, isNear, noBounds, type Square, withPoint } from '@/lib/domain/artwork/files/window-bounds'

/** Files of one code are smaller, and always rendered whole. */
const largeBytes = 500_000

type Parts = { before: string; subpaths: Array<{ data: string; bounds: Bounds }>; after: string }
const known = new WeakMap<Buffer, Parts | null>()

/**
 * The text of an SVG; of a large sheet only the paths that can be visible in the square, in the file's own text. A
 * sheet is read once for each code on it, and rendering five million characters a hundred times takes minutes.
 */
export function svgNear(file: Buffer, square: Square): string {
  if (file.length < largeBytes) return file.toString('utf8')
  let parts = known.get(file)
  if (parts === undefined) {
    parts = partsOf(file.toString('utf8'))
    known.set(file, parts)
  }
  if (!parts) return file.toString('utf8')
  const near = parts.subpaths.filter(({ bounds }) => isNear(bounds, square))
  return parts.before + near.map(({ data }) => data).join('') + parts.after
}

/** Null when the file is not structured like ours. */
function partsOf(svg: string): Parts | null {
  const opening = '<g id="engrave" fill="#000000"><path fill-rule="evenodd" d="'
  const start = svg.indexOf(opening) + opening.length
  const end = svg.indexOf('"', start)
  const data = svg.slice(start, end)
  if (start < opening.length || /[^MLHVZ\d. -]/.test(data)) return null
  const subpaths = data.split(/(?=M)/).map((subpath) => ({ data: subpath, bounds: boundsOf(subpath) }))
  return { before: svg.slice(0, start), subpaths, after: svg.slice(end) }
}

function boundsOf(subpath: string): Bounds {
  let bounds = noBounds
  let [x, y] = [0, 0]
  for (const [, command, first = '', second] of subpath.matchAll(/([MLHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    if (command === 'V') y = Number(first)
    else x = Number(first)
    if (second !== undefined) y = Number(second)
    bounds = withPoint(bounds, x, y)
  }
  return bounds
}
