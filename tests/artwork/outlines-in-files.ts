import { inflateSync } from 'node:zlib'
import DxfParser from 'dxf-parser'

export type Dot = [x: number, y: number]
/** What stands in a machine file, read back without any code of ours: closed polygons by layer, in mm, y down. */
export type FileOutlines = { widthMm: number; heightMm: number; engrave: Dot[][]; cut: Dot[][]; circles: number[][] }

const perPoint = 25.4 / 72

/** Straight outlines of an SVG. Throws when one is not closed. */
export function outlinesInSvg(file: Buffer): FileOutlines {
  const svg = file.toString()
  const [, width, height, viewWidth, viewHeight] =
    /width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (width !== viewWidth || height !== viewHeight) throw new Error('a unit is not a millimetre')
  const layer = (id: string) => new RegExp(`<g id="${id}"[^>]*>(.*?)</g>`, 's').exec(svg)?.[1] ?? ''
  const paths = (id: string) => [...layer(id).matchAll(/ d="([^"]*)"/g)].flatMap((match) => polygonsOf(match[1] ?? ''))
  const circles = [...layer('cut').matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)]
  return {
    widthMm: Number(width),
    heightMm: Number(height),
    engrave: paths('engrave'),
    cut: paths('cut'),
    circles: circles.map((match) => match.slice(1, 4).map(Number)),
  }
}

function polygonsOf(data: string): Dot[][] {
  return data.split('M').flatMap((part) => {
    if (part === '') return []
    if (!part.endsWith('Z')) throw new Error('an open outline')
    const points: Dot[] = []
    for (const [, command = '', first = '', second] of `L${part}`.matchAll(/([LHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
      const [x, y] = points.at(-1) ?? [0, 0]
      if (command === 'H') points.push([Number(first), y])
      else if (command === 'V') points.push([x, Number(first)])
      else points.push([Number(first), Number(second)])
    }
    return [points]
  })
}

/** Outlines of a DXF; y is turned down by the height of the drawing. */
export function outlinesInDxf(file: Buffer, heightMm: number): Omit<FileOutlines, 'widthMm' | 'heightMm'> {
  const dxf = new DxfParser().parseSync(file.toString())
  if (dxf?.header.$INSUNITS !== 4) throw new Error('not in millimetres')
  const found: Omit<FileOutlines, 'widthMm' | 'heightMm'> = { engrave: [], cut: [], circles: [] }
  for (const entity of dxf.entities) {
    const layer = entity.layer === 'ENGRAVE' ? found.engrave : found.cut
    if ('center' in entity && 'radius' in entity) {
      const { x, y } = Object(entity.center)
      found.circles.push([x, heightMm - y, Number(entity.radius)])
    } else if ('vertices' in entity && Array.isArray(entity.vertices) && Reflect.get(entity, 'shape') === true) {
      layer.push(entity.vertices.map(({ x, y }): Dot => [x, heightMm - y]))
    } else throw new Error(`an open or unknown outline: ${entity.type}`)
  }
  return found
}

/** Engraved polygons of a PDF's only page, and its size. Throws when one is not closed or not filled by even-odd. */
export function outlinesInPdf(file: Buffer): Pick<FileOutlines, 'widthMm' | 'heightMm' | 'engrave'> {
  const text = file.toString('latin1')
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
  const start = text.indexOf('stream\n') + 'stream\n'.length
  const content = inflateSync(file.subarray(start, text.indexOf('\nendstream', start))).toString('latin1')
  const [filled, rest] = content.split('f*\n')
  if (filled === undefined || rest === undefined) throw new Error('nothing is filled by the even-odd rule')
  const engrave: Dot[][] = []
  let points: Dot[] = []
  for (const [, x, y, command] of filled.matchAll(/(?:(-?[\d.]+) (-?[\d.]+) ([ml])|h)\n/g)) {
    if (command === undefined) {
      engrave.push(points)
      points = []
    } else if (command === 'm' && points.length > 0) throw new Error('an open outline')
    else points.push([Number(x), Number(y)])
  }
  return { widthMm: Number(width) * perPoint, heightMm: Number(height) * perPoint, engrave }
}

/** Edges that two outlines, or one twice, run along; each would be cut twice. Compared in thousandths of a millimetre. */
export function sharedEdges(outlines: readonly (readonly (readonly [number, number])[])[]): string[] {
  const seen = new Set<string>()
  const shared: string[] = []
  const key = ([x, y]: readonly [number, number]) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`
  for (const points of outlines) {
    for (const [index, point] of points.entries()) {
      const edge = [key(point), key(points[(index + 1) % points.length] ?? point)].sort().join(' ')
      if (seen.has(edge)) shared.push(edge)
      seen.add(edge)
    }
  }
  return shared
}

/** Points that stand more than once: there an outline touches itself or another. */
export function touchingPoints(outlines: readonly (readonly (readonly [number, number])[])[]): number {
  const all = outlines.flat().map(([x, y]) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`)
  return all.length - new Set(all).size
}

/** Whether a point lies in what the outlines fill by the even-odd rule. */
export function isInked(outlines: readonly (readonly (readonly [number, number])[])[], x: number, y: number): boolean {
  let crossings = 0
  for (const points of outlines) {
    for (const [index, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings += 1
    }
  }
  return crossings % 2 === 1
}
