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
