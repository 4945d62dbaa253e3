import 'server-only'
import DxfParser, { type ICircleEntity, type IEntity, type ILwpolylineEntity } from 'dxf-parser'
import type { Outline } from '@/lib/domain/artwork/drawing'
import { layers } from '@/lib/domain/artwork/files/file-drawing'

/** Parsed files: a sheet is read once for each code on it. */
const parsed = new WeakMap<Buffer, Outline[]>()

/**
 * The engraved outlines of a DXF, in mm from the upper left corner of a drawing of this height. Throws when the file is
 * no DXF in millimetres or an outline is not closed.
 */
export function outlinesOfDxf(file: Buffer, heightMm: number): Outline[] {
  const known = parsed.get(file)
  if (known) return known
  const outlines = parseDxf(file, heightMm)
  parsed.set(file, outlines)
  return outlines
}

function parseDxf(file: Buffer, heightMm: number): Outline[] {
  const dxf = new DxfParser().parseSync(file.toString('utf8'))
  if (dxf?.header.$INSUNITS !== 4) throw new Error('not a DXF in millimetres')
  return dxf.entities
    .filter(({ layer }) => layer === layers.engrave)
    .map((entity): Outline => {
      if (isCircle(entity)) {
        const { center, radius } = entity
        return { kind: 'circle', centre: [center.x, heightMm - center.y], radiusMm: radius }
      }
      if (!isPolyline(entity) || !entity.shape) throw new Error(`an open or unknown outline: ${entity.type}`)
      return { kind: 'polygon', points: entity.vertices.map(({ x, y }) => [x, heightMm - y]) }
    })
}

function isCircle(entity: IEntity): entity is ICircleEntity {
  return entity.type === 'CIRCLE'
}

function isPolyline(entity: IEntity): entity is ILwpolylineEntity {
  return entity.type === 'LWPOLYLINE'
}

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
